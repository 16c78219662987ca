// Package assay is the map of the repository; it holds no code.
package assay
