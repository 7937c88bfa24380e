import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import webpack, { type Compilation, type Configuration } from "webpack";
import MinimizerPlugin from "minimizer-webpack-plugin";
import { root, TARGET, typescript } from "../../subapps/build/webpack.parts";
import { LOOK_FILES_FOLDER } from "../../theme/lookFiles";
import { COME_BACK } from "../../src/offline/core/route";
import type { ShellPlan } from "../../src/offline/worker/OfflineShell";

/** An address of the portal's document that depends on nothing that a site configures. */
const DOCUMENT = "/pc_desktop_all.html";

/** The parts that a desktop brings after its first draw, and those by which people leave it, by the names of their chunks. */
const PARTS = [
  "arranging",
  "browser",
  "dialogs",
  "footer",
  "header-panels",
  "nothing-here",
  "portal-en",
  "quiet-watchers",
  "session",
  "side-menu",
  "toast-keeper",
  "toast-stack",
  "today",
  "viewport",
];

/** What the worker keeps of a build: the desktop's scripts, and the files of all looks. */
export function shellPlan(
  web: string,
  { namedChunkGroups }: Pick<Compilation, "namedChunkGroups">,
): ShellPlan {
  const page = readFileSync(path.join(web, "portal.html"), "utf8");
  const entries = [...page.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file);
  const parts = PARTS.flatMap((name) => {
    const group = namedChunkGroups.get(name);
    if (!group) throw new Error(`There is no chunk ${name}, which the desktop is kept with`);
    return group.getFiles().filter((file) => /^assets\/[^/]+\.(js|svg)$/.test(file));
  });
  const looks = readdirSync(path.join(web, LOOK_FILES_FOLDER))
    .filter((file) => /\.(css|svg)$/.test(file))
    .map((file) => path.posix.join(LOOK_FILES_FOLDER, file));
  const files = [...new Set([...parts, ...looks].map((file) => `/${file}`))].filter(
    (file) => !entries.includes(file),
  );
  const kept = [COME_BACK, ...files.sort()];
  const build = createHash("sha256")
    .update([page, ...kept].join("\n"))
    .digest("hex")
    .slice(0, 10);
  return { build, document: DOCUMENT, entries, files: kept };
}

/** Builds the worker: one script at the root of the site, whose name never changes. */
export const workerConfiguration = (web: string, plan: ShellPlan): Configuration => ({
  name: "worker",
  mode: "production",
  context: root,
  target: TARGET,
  entry: { worker: "./src/offline/worker/worker.ts" },
  devtool: false,
  output: { path: web, filename: "[name].js" },
  resolve: { extensions: [".ts", ".js"] },
  module: { rules: [typescript({ development: false })] },
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
  },
  plugins: [new webpack.DefinePlugin({ __SHELL__: JSON.stringify(plan) })],
  performance: { hints: false },
});
