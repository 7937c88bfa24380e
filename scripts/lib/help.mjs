import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The comment at the head of a script, as lines of text. */
const headOf = (source) => {
  const lines = source.split("\n").filter((line, index) => index > 0 || !line.startsWith("#!"));
  const end = lines.findIndex((line) => !line.startsWith("//"));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.replace(/^\/\/ ?/, ""))
    .join("\n");
};

/** Where `--help` is asked for, a command says what it does, by the comment at its head, and does nothing. */
export const help = (url) => {
  if (!process.argv.slice(2).some((word) => word === "--help" || word === "-h")) return;
  console.log(headOf(readFileSync(fileURLToPath(url), "utf8")));
  process.exit(0);
};
