import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { lookFiles } from "../../theme/lookFiles";

/** Writes the looks' style sheets and pictures into a folder, and tells of each file and its content. */
export function writeLookFiles(
  folder: string,
  onWritten: (file: string, content: Buffer) => void = () => undefined,
): void {
  mkdirSync(folder, { recursive: true });
  for (const { target, sources, text = "" } of lookFiles) {
    const content = Buffer.concat([...sources.map((source) => readFileSync(source)), Buffer.from(text)]);
    const file = path.join(folder, target);
    writeFileSync(file, content);
    onWritten(file, content);
  }
}
