import path from "node:path";
import CompressionPlugin from "compression-webpack-plugin";
import HtmlWebpackPlugin from "html-webpack-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Configuration } from "webpack";
import { DOCUMENTS } from "../contract/pages";
import { contractRule, typescript } from "../subapps/build/webpack.parts";
import portal from "../webpack.config";
import { faceNets } from "../webpack.faces";
import { SHORT } from "./samples";

const root = path.join(__dirname, "..");
const faces = faceNets(root, typescript({ development: false }));

/** The modules that the portal's own build has read, where it has a cache: reading them again takes most of a build's time. */
export const readByPortal = (): NonNullable<Configuration["cache"]> => {
  const { cache = false } = portal({}, { mode: "production" });
  return typeof cache === "object" && cache.type === "filesystem" ? { ...cache, readonly: true } : false;
};

/** A page made for measuring. */
interface BenchPage {
  /** The script, from the project's folder. */
  readonly entry: string;
  /** The content of the document besides scripts. */
  readonly head?: string;
  readonly body: string;
}

/** Builds a page into `dist` in place of the product's own, so that the same server serves it in the same way. */
export const buildPage = ({ entry, head = "", body }: BenchPage, dist: string): Promise<void> => {
  const page = (name: string) =>
    new HtmlWebpackPlugin({
      filename: name,
      inject: false,
      minify: false,
      templateContent: ({ htmlWebpackPlugin }) => {
        const { files } = htmlWebpackPlugin as { files: { js: string[] } };
        const scripts = files.js.map((file) => `<script nonce="__CSP_NONCE__" defer src="${file}"></script>`);
        return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>${head}${scripts.join("")}</head><body>${body}</body></html>`;
      },
    });
  const compiler = webpack({
    mode: "production",
    context: root,
    cache: readByPortal(),
    entry,
    output: {
      path: path.join(dist, "web"),
      publicPath: "/",
      filename: "assets/[name].[contenthash:10].js",
      trustedTypes: { policyName: "portal#webpack" },
      clean: true,
    },
    resolve: { extensions: [".tsx", ".ts", ".mjs", ".js"] },
    module: {
      rules: [
        typescript({ development: false }),
        contractRule,
        // The worker of the portal's pages looks for faces as well.
        ...faces.rules,
      ],
    },
    optimization: {
      minimize: !SHORT,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
    plugins: [
      ...faces.plugins,
      ...DOCUMENTS.map(page),
      // The nets that find faces take long to compress.
      !SHORT &&
        new CompressionPlugin({ algorithm: "brotliCompress", filename: "[path][base].br", test: /\.js$/ }),
    ],
    performance: { hints: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString("errors-only")));
        else resolve();
      });
    });
  });
};
