// Serves the pages with hot reload, and the sub-applications, which it watches; started by dev.mjs, to which it tells
// when both can be opened.
import path from "node:path";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import webpack, { type Configuration, type MultiStats, type Stats } from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { subAppConfiguration, subAppNames } from "../subapps/build/webpack.subapp";
import { dist } from "../subapps/build/webpack.parts";
import { LOOK_FILES_FOLDER } from "../theme/lookFiles";
import portal from "../webpack.config";
import { writeLookFiles } from "./lib/lookFolder";

/** What is built for development lies apart from the build that is served otherwise. */
const folder = path.join(dist, "dev");

/** A sub-application's configuration, into that folder. */
const watched = (name: string): Configuration => {
  const { output, ...rest } = subAppConfiguration(name, "development");
  return {
    ...rest,
    output: { ...output, path: path.join(folder, path.basename(output?.path ?? name)) },
  };
};

/** Says what a person has to mend. */
const tell = (stats: Stats | MultiStats) => {
  if (stats.hasErrors() || stats.hasWarnings())
    console.error(stats.toString({ preset: "errors-warnings", colors: true, timings: false }));
};

const main = async () => {
  writeLookFiles(path.join(folder, LOOK_FILES_FOLDER), () => undefined);
  const { devServer, ...pages } = portal({}, { mode: "development" });
  const quiet = { stats: "none", infrastructureLogging: { level: "warn" } } as const;
  const plugins = [...(pages.plugins ?? []), new ReactRefreshPlugin({ overlay: false })];
  const pageCompiler = webpack({ ...pages, ...quiet, plugins });
  const compiled = new Promise<void>((resolve) =>
    pageCompiler.hooks.done.tap("devServer", (stats) => {
      tell(stats);
      resolve();
    }),
  );
  const server = new WebpackDevServer(devServer ?? {}, pageCompiler);

  const applications = webpack(subAppNames().map(watched));
  const built = new Promise<void>((resolve) => {
    const hashes = new Map<string, string | undefined>();
    applications.watch({}, (error, stats) => {
      if (error) console.error(error);
      if (!stats) return;
      tell(stats);
      const changed = stats.stats.filter(
        ({ compilation, hash }) => hashes.get(compilation.name ?? "") !== hash,
      );
      const again = hashes.size > 0;
      for (const { compilation, hash } of stats.stats) hashes.set(compilation.name ?? "", hash);
      resolve();
      if (!again || stats.hasErrors() || changed.length === 0) return;
      console.log(`Built again: ${changed.map(({ compilation }) => compilation.name).join(", ")}`);
      // Open pages load again.
      server.sendMessage(server.webSocketServer?.clients ?? [], "static-changed");
    });
  });
  await server.start();
  await Promise.all([compiled, built]);
  process.send?.("ready");
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
