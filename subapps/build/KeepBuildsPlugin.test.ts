import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { KeepBuildsPlugin } from "./KeepBuildsPlugin";
import { KEPT_AT_MOST } from "./keptBuilds";

const folder = mkdtempSync(path.join(tmpdir(), "kept-builds-"));
const output = path.join(folder, "built");
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds one file over the builds before, and returns the files in the output folder. */
async function build(text: string): Promise<readonly string[]> {
  const entry = path.join(folder, "main.js");
  writeFileSync(entry, `console.log(${JSON.stringify(text)});`);
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry,
    output: { path: output, filename: "[name].[contenthash:10].js" },
    plugins: [new KeepBuildsPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve();
      });
    });
  });
  return readdirSync(output);
}

it("deletes the files of all builds but the last ones, and whatever else is in the folder [VIEW-10]", async () => {
  const first = await build("first");
  expect(first).toEqual([expect.stringMatching(/^main\.\w{10}\.js$/)]);
  writeFileSync(path.join(output, "other.txt"), "");
  let files: readonly string[] = [];
  for (let next = 1; next < KEPT_AT_MOST; next += 1) files = await build(`build ${next}`);
  expect(files).toHaveLength(10);
  expect(files).toEqual(expect.arrayContaining([...first]));
  expect(files).not.toContain("other.txt");
  files = await build("one more");
  expect(files).toHaveLength(KEPT_AT_MOST);
  expect(files).not.toEqual(expect.arrayContaining([...first]));
});
