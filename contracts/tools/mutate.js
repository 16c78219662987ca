#!/usr/bin/env node
// Removes each single check of the contracts in turn and runs the tests: every
// mutant must make one fail. It prints a table and exits with 1 if one survives.
//
//	nice node tools/mutate.js [--list] [NAME ...]
//
// NAME is a contract (Escrow, Catalogue, ...), default: all of the table below.
// A check is an if that reverts or says no, with each operand of its condition by itself,
// a condition that is named, or a call of
// a function that does nothing but check. Mutants are built in a
// copy, in the system's folder for temporary files; the work tree is not touched.
"use strict";

const fs = require("fs");
const os = require("os");
const path = require("path");
const { spawnSync } = require("child_process");

const root = path.join(__dirname, "..");

// The tests that hold each file. Slow ones that repeat others are left out.
const files = {
  Escrow: "test/Escrow{Edges,Checks,Pins,Money,Fuzz}.t.sol",
  Ledger: "test/Escrow{Money,Edges}.t.sol",
  Catalogue: "test/Catalogue.t.sol",
  List: "test/EscrowFuzz.t.sol",
  Blob: "test/EscrowFuzz.t.sol",
  Groth16Verifier: "test/Groth16{Register,Verify}.t.sol",
  VerifyingKey: "test/Groth16{Register,Verify}.t.sol",
  DrandBeacon: "test/DrandBeacon*.t.sol",
  AttestationRegistry: "test/AttestationRegistry*.t.sol",
};

// Functions that only check. They are called as statements.
const checks = /^(_only|_by|_past|_check\w*|CATALOGUE\.check)\(/;

const args = process.argv.slice(2);
const list = args.includes("--list");
const names = args.filter((a) => a !== "--list");
for (const n of names) {
  if (!files[n]) {
    console.error(`error: no ${n}; there are ${Object.keys(files).join(", ")}`);
    process.exit(2);
  }
}

// end is the index after the bracket that closes the one at i.
function end(s, i) {
  const open = s[i];
  const close = { "(": ")", "{": "}" }[open];
  for (let depth = 0; i < s.length; i++) {
    if (s[i] === open) depth++;
    if (s[i] === close && --depth === 0) return i + 1;
  }
  throw new Error("no closing bracket");
}

// operands splits a condition at its outermost || or &&.
function operands(condition) {
  for (const op of ["||", "&&"]) {
    const parts = [];
    let depth = 0;
    let from = 0;
    for (let i = 0; i < condition.length; i++) {
      if (condition[i] === "(") depth++;
      if (condition[i] === ")") depth--;
      if (depth === 0 && condition.startsWith(op, i)) {
        parts.push(condition.slice(from, i));
        from = i + 2;
      }
    }
    if (parts.length > 0) return { op, parts: [...parts, condition.slice(from)] };
  }
  return null;
}

// mutants are {at, until, text}: the source with text in place of [at, until).
function mutants(s) {
  const out = [];
  for (const m of s.matchAll(/^[ \t]*if \(/gm)) {
    const at = m.index + m[0].length - "if (".length;
    const open = at + "if ".length;
    const close = end(s, open);
    const rest = s.slice(close).match(/^\s*(\{\s*revert\b[^;]*;\s*\}|(revert\b|return false)[^;]*;)/);
    if (!rest) continue;
    out.push({ at, until: close + rest[0].length, text: "" });
    const split = operands(s.slice(open + 1, close - 1));
    for (let i = 0; split && i < split.parts.length; i++) {
      const left = split.parts.filter((_, k) => k !== i).join(split.op);
      out.push({ at: open + 1, until: close - 1, text: left.trim() });
    }
  }
  for (const m of s.matchAll(/^([ \t]*)(if \([^\n]*?\) )?([\w.]+\()/gm)) {
    if (!checks.test(m[3])) continue;
    const at = m.index + m[1].length;
    const until = end(s, m.index + m[0].length - 1);
    if (s[until] === ";") out.push({ at, until: until + 1, text: "" });
  }
  for (const m of s.matchAll(/^[ \t]*(?:bool \w+ =|return) ([^;]*);/gm)) {
    const at = m.index + m[0].length - 1 - m[1].length;
    const split = operands(m[1]);
    for (let i = 0; split && i < split.parts.length; i++) {
      const left = split.parts.filter((_, k) => k !== i).join(split.op);
      out.push({ at, until: at + m[1].length, text: left.trim() });
    }
  }
  for (const m of s.matchAll(/= _in\(job, State\.\w+\);/g)) out.push({ at: m.index, until: m.index + m[0].length, text: "= _jobs[job];" });
  for (const m of s.matchAll(/= _pinIn\(job, number, PinState\.\w+\);/g)) {
    out.push({ at: m.index, until: m.index + m[0].length, text: "= _pins[job][number];" });
  }
  return out.sort((a, b) => a.at - b.at);
}

function oneLine(s) {
  return s.replace(/\s+/g, " ").trim();
}

function describe(source, m) {
  const line = source.slice(0, m.at).split("\n").length;
  const was = oneLine(source.slice(m.at, m.until));
  return { line, what: m.text === "" ? `- ${was}` : `${was} -> ${oneLine(m.text)}` };
}

// copy makes a folder in which forge can work as in the work tree.
function copy() {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), "assay-mutants-"));
  const dir = path.join(base, "contracts");
  fs.mkdirSync(dir);
  for (const name of ["src", "test", "tools", "foundry.toml"]) fs.cpSync(path.join(root, name), path.join(dir, name), { recursive: true });
  fs.symlinkSync(path.join(root, "node_modules"), path.join(dir, "node_modules"));
  for (const name of ["proofs", "circuits"]) fs.symlinkSync(path.join(root, "..", name), path.join(base, name));
  // A removed check leaves unused names: no reason to call a mutant dead.
  const config = path.join(dir, "foundry.toml");
  fs.writeFileSync(config, fs.readFileSync(config, "utf8").replace('deny = "warnings"', 'deny = "never"'));
  return { base, dir };
}

// test builds the file, which tests that deploy it by name would not do, and runs the tests.
function test(dir, name) {
  const forge = (...args) => {
    const r = spawnSync(path.join(root, "node_modules", ".bin", "forge"), args, { cwd: dir, encoding: "utf8", maxBuffer: 1 << 28 });
    return { status: r.status, out: r.stdout + r.stderr };
  };
  let r = forge("build", `src/${name}.sol`);
  if (r.status === 0) r = forge("test", "--fail-fast", "--match-path", files[name]);
  const out = r.out;
  const failed = out.match(/\[FAIL[^\n]*\] (\w+)\(/);
  // With --fail-fast forge's status is 0 whatever happens.
  if (failed) return { result: "killed", by: failed[1] };
  if (/ tests passed, 0 failed, 0 skipped /.test(out)) return { result: "survived" };
  return { result: "no build", by: oneLine((out.match(/Error[^\n]*\n[^\n]*/) || [out.slice(-200)])[0]) };
}

function main() {
  const todo = [];
  for (const name of names.length > 0 ? names : Object.keys(files)) {
    const source = fs.readFileSync(path.join(root, "src", `${name}.sol`), "utf8");
    for (const m of mutants(source)) todo.push({ name, source, m, ...describe(source, m) });
  }
  if (list) {
    for (const t of todo) console.log(`${t.name}:${t.line}\t${t.what}`);
    return 0;
  }
  const { base, dir } = copy();
  let bad = 0;
  try {
    for (const name of new Set(todo.map((t) => t.name))) {
      const r = test(dir, name);
      if (r.result !== "survived") {
        console.error(`error: the tests of ${name} fail without a mutant: ${r.by}`);
        return 6;
      }
      for (const t of todo.filter((t) => t.name === name)) {
        const file = path.join(dir, "src", `${name}.sol`);
        fs.writeFileSync(file, t.source.slice(0, t.m.at) + t.m.text + t.source.slice(t.m.until));
        const r = test(dir, name);
        fs.writeFileSync(file, t.source);
        if (r.result !== "killed") bad++;
        console.log([`${name}:${t.line}`, t.what, r.result, r.by || ""].join("\t"));
      }
    }
  } finally {
    fs.rmSync(base, { recursive: true, force: true });
  }
  console.log(`${todo.length} mutants, ${todo.length - bad} killed`);
  return bad === 0 ? 0 : 1;
}

process.exit(main());
