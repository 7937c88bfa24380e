// Everything that can be said about the source without running it: types, the purity of core, lint, the import law,
// message parity, the generated contract documents, and formatting. Each part is one check in the count.
import { spawnSync } from "node:child_process";
import { bin, isMain, projectRoot } from "./lib/run.mjs";
import { installPackages, requireNode } from "./lib/install.mjs";
import { compileMessages } from "./messages.mjs";

/** dependency-cruiser ends well even when it saw nothing; a law that reads no file is broken, not kept. */
const sawModules = (output) => {
  const seen = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return seen >= 100 ? null : `dependency-cruiser saw only ${seen} modules`;
};

const CHECKS = [
  { name: "types", command: "tsc", args: ["-p", "tsconfig.json"] },
  { name: "core without DOM", command: "tsc", args: ["-p", "src/core/tsconfig.json"] },
  {
    name: "lint",
    command: "eslint",
    args: [".", "--max-warnings=0", "--cache", "--cache-location=node_modules/.cache/eslint/"],
  },
  {
    name: "import law",
    command: "depcruise",
    args: ["--config", ".dependency-cruiser.cjs", "contract", "theme", "src", "server", "subapps"],
    verify: sawModules,
  },
  { name: "contract documents", command: "tsx", args: ["scripts/contract.ts", "--check"] },
  { name: "formatting", command: "prettier", args: ["--check", "--log-level=warn", "--cache", "."] },
];

/** Runs every check and answers how many passed; a failed one prints its output. */
export const check = () => {
  compileMessages();
  let failed = 0;
  for (const { name, command, args, verify } of CHECKS) {
    const done = spawnSync(bin(command), args, { cwd: projectRoot, encoding: "utf8", maxBuffer: 1 << 28 });
    const output = `${done.stdout ?? ""}${done.stderr ?? ""}`;
    const complaint = done.status === 0 ? verify?.(output) : output.trim() || `ended with ${done.status}`;
    if (complaint) {
      failed += 1;
      console.error(`✗ ${name}\n${complaint}\n`);
    } else console.log(`✓ ${name}`);
  }
  return { passed: CHECKS.length - failed, failed };
};

if (isMain(import.meta.url)) {
  requireNode();
  await installPackages();
  process.exit(check().failed ? 1 : 0);
}
