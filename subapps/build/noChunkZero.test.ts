/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack, { type Compiler, type Configuration } from "webpack";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { noChunkZero } from "./noChunkZero";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "portal-chunks-"));
  for (const name of ["first", "second"])
    writeFileSync(path.join(folder, `${name}.js`), `export const name = "${name}";`);
  writeFileSync(path.join(folder, "page.js"), 'import("./first.js");import("./second.js");');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Numbers late chunks from 0, as numbers made of names may be. */
const lateFromZero = (compiler: Compiler) => {
  compiler.hooks.compilation.tap("lateFromZero", ({ hooks }) => {
    hooks.chunkIds.tap("lateFromZero", (chunks) => {
      const [entries, late] = [true, false].map((now) =>
        [...chunks].filter((one) => one.canBeInitial() === now),
      );
      for (const [id, chunk] of [...(late ?? []), ...(entries ?? [])].entries())
        Object.assign(chunk, { id, ids: [id] });
    });
  });
};

/** Builds a page with two late chunks, and answers the chunks' numbers and what the page holds of them. */
const build = (plugins: Configuration["plugins"]) =>
  new Promise<{ ids: readonly unknown[]; page: string }>((resolve, reject) => {
    const compiler = webpack({
      mode: "production",
      context: folder,
      entry: "./page.js",
      output: { path: path.join(folder, "dist"), filename: "page.js", crossOriginLoading: "anonymous" },
      optimization: { chunkIds: false, minimize: false },
      plugins: [
        lateFromZero,
        ...(plugins ?? []),
        new SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
      ],
    });
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        reject(error ?? new Error(stats?.toString()));
        return;
      }
      const page = readFileSync(path.join(folder, "dist/page.js"), "utf8");
      resolve({ ids: [...stats.compilation.chunks].map(({ id }) => id), page });
    });
  });

const hashesIn = (page: string) => new Set(page.match(/sha256-[\w+/=]+/g)).size;

it("no chunk has the number that the integrity plugin leaves unchecked [SEC-01]", async () => {
  const { ids, page } = await build([noChunkZero]);
  expect(ids).toHaveLength(3);
  expect(ids).not.toContain(0);
  expect(hashesIn(page)).toBe(2);
});

it("is needed as long as the plugin leaves chunk 0 unchecked [SEC-01]", async () => {
  const { ids, page } = await build([]);
  expect(ids).toContain(0);
  expect(hashesIn(page)).toBeLessThan(2);
});
