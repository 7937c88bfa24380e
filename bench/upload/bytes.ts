import path from "node:path";
import { readFileSync } from "node:fs";
import { minifySync } from "@swc/core";
import { readBuilds } from "../../subapps/build/keptBuilds";
import { brotliOf, brotliSize } from "../bytes";
import { buildReadable, type Part } from "../parts";
import type { Tell } from "../figure";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What the modules about uploads among some weigh in brotli, made small; the names of words and styles are not counted. */
function weightOf(parts: readonly Part[]): number {
  const sources = parts.filter(({ name }) => /^src\/.*upload/i.test(name)).map(({ source }) => source);
  if (sources.length === 0) return 0;
  const small = sources.map(
    (source) => minifySync(source, { module: true, mangle: { toplevel: true } }).code,
  );
  return brotliOf(small.join("\n"));
}

/** Tells what uploads add to what the pages of a build fetch. */
export async function measureUploadBytes(dist: string, tell: Tell): Promise<void> {
  const { login, desktop, atRest } = await buildReadable(path.join(dist, "bench-parts"));
  const onLogin = weightOf(login);
  tell({ name: "on the login page", measured: kilobytes(onLogin), wanted: "nothing", ok: onLogin === 0 });
  const before = weightOf(desktop) + weightOf(atRest);
  tell({ name: "on the desktop before", measured: kilobytes(before), wanted: "≤ 8 kB", ok: before <= 8000 });
  const web = path.join(dist, "web");
  const [build] = readBuilds(readFileSync(`${web}.builds.json`, "utf8"));
  const late = (build?.files ?? []).filter((file) => /^assets\/(uploads|hash)\.\w+\.js$/.test(file));
  const after = late.reduce((sum, file) => sum + brotliSize(path.join(web, file)), 0);
  const measured = `${kilobytes(after)} in ${late.length} scripts`;
  tell({ name: "with the first upload, wasm included", measured, wanted: "≤ 40 kB", ok: after <= 40_000 });
}
