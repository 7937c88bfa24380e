import path from "node:path";
import { importGraph } from "../scripts/lib/importGraph.mjs";

const root = path.join(__dirname, "..");

/** Everything that comes with a file of the project: our own files, by their names in the project, and packages. */
export function importsAtOnce(entry: string): {
  readonly files: readonly string[];
  readonly packages: readonly string[];
} {
  const graph = importGraph();
  const files = [...graph.closure(path.join(root, entry))];
  const packages = new Set(files.flatMap(graph.packagesOf));
  const inProject = (file: string) => path.relative(root, file).split(path.sep).join("/");
  return { files: files.map(inProject).sort(), packages: [...packages].sort() };
}
