// Builds the test sub-applications into dist/test-subapps.
import webpack from "webpack";
import { copyStaticRemotes, testRemoteConfigurations } from "./remotes";

/** Builds and copies all of them; rejects with webpack's words when one does not compile. */
export const buildTestRemotes = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(testRemoteConfigurations());
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: "errors-only" })));
        else {
          copyStaticRemotes();
          resolve();
        }
      });
    });
  });

if (process.argv[1] === __filename)
  buildTestRemotes().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
