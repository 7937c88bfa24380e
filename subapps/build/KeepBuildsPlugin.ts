import { existsSync, readFileSync, writeFileSync } from "node:fs";
import webpack, { type Compiler } from "webpack";
import { keptBuilds, lastingFiles, readBuilds, type BuildRecord } from "./keptBuilds";

/**
 * Empties the output folder like `output.clean`, but for the files of earlier builds that open pages may still ask
 * for. Which these are stands in a document beside the folder, where nothing is served
 * (docs/adr/0016-builds-of-one-application-never-mix.md).
 */
export class KeepBuildsPlugin {
  apply(compiler: Compiler) {
    const name = "KeepBuildsPlugin";
    const record = () => `${compiler.outputPath}.builds.json`;
    let builds: readonly BuildRecord[] = [];
    let kept: ReadonlySet<string> = new Set();
    // The folder is emptied at a later stage of the same hook.
    compiler.hooks.emit.tap(name, (compilation) => {
      const before = readBuilds(existsSync(record()) ? readFileSync(record(), "utf8") : null);
      const files = lastingFiles(compilation.getAssets().map((asset) => asset.name));
      builds = keptBuilds(before, files, Date.now());
      kept = new Set(builds.flatMap((build) => build.files));
    });
    new webpack.CleanPlugin({ keep: (file) => kept.has(file) }).apply(compiler);
    compiler.hooks.afterEmit.tap(name, () => writeFileSync(record(), JSON.stringify(builds)));
  }
}
