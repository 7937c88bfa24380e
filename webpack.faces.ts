import path from "node:path";
import webpack, { type RuleSetRule, type WebpackPluginInstance } from "webpack";

/** The sources of the package whose nets find faces, from which they are built (src/face/flow/detect/nets.js). */
const NETS = /node_modules[\\/]face-api\.js[\\/]src[\\/]/;
const NO_THREADS =
  "data:text/javascript,export const wasmWorkerContents = ''; export default () => { throw new Error(); };";

/** A hash of texts, which no operation of the nets has, with a package of large numbers. */
const NO_HASH =
  "data:text/javascript,const none = () => { throw new Error(); }; export { none as fingerPrint64, none as hexToLong };";

/**
 * What every build needs that includes the worker of faces: the pages' and the storybook's.
 *
 * @param root The project's folder.
 * @param typescript How the build compiles TypeScript.
 */
export const faceNets = (
  root: string,
  typescript: RuleSetRule,
): { rules: RuleSetRule[]; plugins: WebpackPluginInstance[] } => ({
  rules: [
    { test: /\.bin$/, type: "asset/resource" },
    {
      ...typescript,
      test: /\.ts$/,
      exclude: /\.d\.ts$/,
      include: NETS,
      resolve: { fallback: { fs: false } },
    },
  ],
  plugins: [
    new webpack.NormalModuleReplacementPlugin(/[\\/]dist[\\/]tfjs\.esm$/, (asked: { request: string }) => {
      asked.request = path.join(root, "src/face/flow/detect/tensors.ts");
    }),
    new webpack.NormalModuleReplacementPlugin(
      /^\.\/hash_util$/,
      (asked: { request: string; context: string }) => {
        if (/[\\/]tfjs-core[\\/]dist$/.test(asked.context)) asked.request = NO_HASH;
      },
    ),
    // The pages are not isolated from others, so no browser would run it with threads.
    new webpack.NormalModuleReplacementPlugin(
      /tfjs-backend-wasm-threaded-simd/,
      (asked: { request: string }) => {
        asked.request = NO_THREADS;
      },
    ),
  ],
});
