import path from "node:path";
import webpack, { type Configuration } from "webpack";
import { guestSearches, guestSlots } from "./subapps/build/guestSlots";
import { dist, keptAs, root, typescript } from "./subapps/build/webpack.parts";

/**
 * Builds `dist/draw/program.cjs`, which draws desktops for the server: of the sources of the pages, in one file, in production like
 * the pages' scripts, so that the classes of styles are theirs.
 */
export default (): Configuration => ({
  name: "draw",
  mode: "production",
  context: root,
  target: "node20",
  entry: { program: "./src/pages/drawProgram.ts" },
  devtool: false,
  output: {
    path: path.join(dist, "draw"),
    filename: "[name].cjs",
    publicPath: "/",
    assetModuleFilename: "../web/assets/[name].[contenthash:10][ext]",
  },
  resolve: {
    extensions: [".tsx", ".ts", ".mjs", ".js"],
    alias: {
      "@formatjs/icu-messageformat-parser$": path.join(
        root,
        "node_modules/@formatjs/icu-messageformat-parser/no-parser.js",
      ),
    },
  },
  module: {
    // No worker is opened where a desktop is drawn.
    parser: { javascript: { worker: false, url: false } },
    rules: [
      typescript({ development: false }),
      { test: /\.svg$/, type: "asset/resource", generator: { emit: false } },
    ],
  },
  cache: keptAs("draw", __filename),
  optimization: { minimize: false },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.DefinePlugin({
      __SHARED_VERSIONS__: "{}",
      __GUESTS__: JSON.stringify(guestSlots()),
      __GUEST_SEARCHES__: JSON.stringify(guestSearches()),
    }),
  ],
  performance: { hints: false },
  stats: { preset: "errors-warnings", timings: true },
});
