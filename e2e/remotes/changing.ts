import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import webpack from "webpack";
import { defineSubAppBuild } from "../../subapps/build/webpack.subapp";

/** As deep below the project's folder as the sources that are copied there, which name others by their place. */
const COPY = path.join(__dirname, "../../dist/test-sources/changing");

/** Builds the test sub-application that names its version, as a deployment does: over the build before, in `outputRoot`. */
export const deployChanging = (version: string, outputRoot: string): Promise<void> => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  cpSync(path.join(__dirname, "changing"), COPY, { recursive: true });
  writeFileSync(path.join(COPY, "version.ts"), `export const VERSION = ${JSON.stringify(version)};\n`);
  const configuration = defineSubAppBuild({
    app: "t-changing",
    directory: COPY,
    entries: { main: "./main.tsx" },
    outputRoot,
  })({}, { mode: "production" });
  return new Promise((resolve, reject) => {
    const compiler = webpack({ ...configuration, cache: false });
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: "errors-only" })));
        else resolve();
      });
    });
  });
};
