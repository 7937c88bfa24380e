// Writes docs/contract.md and docs/openapi.json from contract/; with --check it only says whether they are current.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contractDocuments, staleDocuments } from "./lib/contractDocs";

const root = path.join(__dirname, "..");
const documents = contractDocuments(root);

if (process.argv.includes("--check")) {
  const stale = staleDocuments(root, documents);
  if (stale.length > 0) {
    console.error(`${stale.join(" and ")} no longer match the contract. Run \`npm run contract\`.`);
    process.exit(1);
  }
} else {
  mkdirSync(path.join(root, "docs"), { recursive: true });
  for (const { file, text } of documents) writeFileSync(path.join(root, file), text);
}
