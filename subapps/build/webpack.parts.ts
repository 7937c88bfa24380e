import { readFileSync } from "node:fs";
import path from "node:path";
import { constants as zlib, type BrotliOptions } from "node:zlib";
import CompressionPlugin from "compression-webpack-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import type { Configuration, RuleSetRule } from "webpack";

/** The project's folder. */
export const root = path.join(__dirname, "../..");
/** Where built files go. */
export const dist = path.resolve(root, process.env["PORTAL_DIST"] ?? "dist");
/** The browsers that the portal and its sub-applications are built for. */
export const TARGET = "browserslist:chrome >= 109, edge >= 109, firefox >= 115, safari >= 16";

/** What every build writes in the same way. */
export const OUTPUT = {
  assetModuleFilename: "assets/[name].[contenthash:10][ext]",
  hashFunction: "xxhash64",
  crossOriginLoading: "anonymous",
  // Milliseconds until a chunk that does not come is given up, so that a person on a network that hangs is told.
  chunkLoadTimeout: 20_000,
} as const;

/** The installed version of a package. */
export const versionOf = (name: string): string => {
  const file = path.join(root, "node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
};

/** Compiles TypeScript and JSX; `development` keeps what developers are told, `refresh` their components' state. */
export const typescript = (react: { development: boolean; refresh?: boolean }): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: "swc-loader",
    options: {
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic", ...react } },
      },
    },
  },
});

/** The files that declare the platform's own calls, one for each service. */
export const CONTRACTS = /[\\/]contract[\\/](uaa|face|base|storage|front)\.ts$/;

/** Sends browsers the rows of the platform's own calls, without the schemas. */
export const contractRule: RuleSetRule = {
  test: CONTRACTS,
  enforce: "pre",
  use: path.join(__dirname, "contractLoader.cjs"),
};

/**
 * Scripts are minified by swc within this process, which has threads of its own: a worker took longer to start and to be
 * handed the scripts than they took.
 */
export const MINIFIED_HERE = { minify: MinimizerPlugin.swcMinify, parallel: false } as const;

/** Keeps what was compiled for the next build, until one of these files or an installed package changes. */
export const keptAs = (name: string, ...configs: readonly string[]): NonNullable<Configuration["cache"]> =>
  process.env["BUILD_CACHE"] !== "0" && {
    type: "filesystem",
    name,
    // A development server often ends before the usual five seconds have passed, and all it compiled was lost.
    idleTimeoutForInitialStore: 0,
    buildDependencies: { config: [...configs, __filename, path.join(root, "package-lock.json")] },
  };

/** The best that brotli can do. */
const BEST = zlib.BROTLI_MAX_QUALITY;
/** A third of the time of the best, for 2 % more bytes. */
const GOOD = BEST - 1;

const brotli = (files: object, quality: number) =>
  new CompressionPlugin<BrotliOptions>({
    ...files,
    algorithm: "brotliCompress",
    filename: "[path][base].br",
    compressionOptions: {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: quality,
      },
    },
  });

/**
 * Beside each file that `test` matches and that gains by it, both forms that browsers take, made once: the server
 * compresses nothing while it serves, and only chooses which one to send. Files that a page `begins` with are as
 * small as can be.
 */
export const compressed = (test: RegExp, begins?: RegExp) => {
  const files = { threshold: 512, minRatio: 0.9 };
  const others = { ...files, test, ...(begins && { exclude: begins }) };
  return [
    ...(begins ? [brotli({ ...files, test: begins }, BEST)] : []),
    brotli(others, GOOD),
    new CompressionPlugin({
      ...files,
      test,
      algorithm: "gzip",
      filename: "[path][base].gz",
      compressionOptions: { level: zlib.Z_BEST_COMPRESSION },
    }),
  ];
};
