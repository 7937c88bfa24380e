// Writes docs/contract.md and docs/openapi.json from contract/ and the client's source; with --check it only says whether they
// are current, and whether every endpoint of the store is used.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findCallers, idleEndpoints } from "./lib/callers";
import { contractDocuments, staleDocuments } from "./lib/contractDocs";
// @ts-expect-error plain scripts without types
import { help } from "./lib/help.mjs";

(help as (url: string) => void)(pathToFileURL(__filename).href);

const root = path.join(__dirname, "..");
const callers = findCallers(root);
const documents = contractDocuments(callers);

if (process.argv.includes("--check")) {
  const stale = staleDocuments(root, documents);
  if (stale.length > 0) {
    console.error(`${stale.join(" and ")} no longer match the contract. Run \`npm run contract\`.`);
    process.exitCode = 1;
  }
  const idle = idleEndpoints(callers);
  if (idle.length > 0) {
    console.error(`Nothing uses the endpoints of ${idle.join(", ")} in src/base/api. Remove them.`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(path.join(root, "docs"), { recursive: true });
  for (const { file, text } of documents) writeFileSync(path.join(root, file), text);
}
