import { createRequire } from "node:module";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { constants as zlib, type BrotliOptions } from "node:zlib";
import CompressionPlugin from "compression-webpack-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Compiler, type Configuration, type NormalModule } from "webpack";
import { KIT_NAME, KIT_VERSION } from "../src/subapp/contract";
import { SHARED_PACKAGES } from "./sharedPackages";

const root = path.join(__dirname, "..");
const dist = path.resolve(root, process.env["PORTAL_DIST"] ?? "dist");
/** Loads a configuration written in TypeScript, by whichever hook runs this file. */
const load = createRequire(__filename);
const kit = path.join(root, "src/subapp/kit.ts");

/** One sub-application as its own few lines of configuration describe it. */
export interface SubAppBuild {
  /** Folder that it is served from: `/{app}/`. */
  readonly app: string;
  /** Its source folder, an absolute path. */
  readonly directory: string;
  /** For each fileId the module that exports `contract` and `mount`. */
  readonly entries: Readonly<Record<string, string>>;
  /** For each fileId that has one, a style sheet; the portal removes it with the sub-application. */
  readonly styles?: Readonly<Record<string, string>>;
  /** Where built sub-applications go; the portal's own by default. */
  readonly outputRoot?: string;
}

/** Builds with a mode; what each sub-application's `webpack.config.ts` exports. */
export type SubAppConfiguration = (mode: "production" | "development") => Configuration;

const versionOf = (name: string): string => {
  const file = path.join(root, "node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
};

const fromPortal = (version: string, shareKey?: string) => ({
  import: false as const,
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
  ...(shareKey ? { shareKey } : {}),
});

/** Everything that a remote only asks for: the packages, the two entry points of React beside them, and the kit. */
const shared = {
  ...Object.fromEntries(SHARED_PACKAGES.map((name) => [name, fromPortal(versionOf(name))])),
  "react/jsx-runtime": fromPortal(versionOf("react")),
  "react-dom/client": fromPortal(versionOf("react-dom")),
  [KIT_NAME]: fromPortal(KIT_VERSION),
  [kit]: fromPortal(KIT_VERSION, KIT_NAME),
};

/** Refuses a bundle with a second copy of what the portal shares, as a deep import would silently make. */
class OneCopyPlugin {
  apply(compiler: Compiler) {
    const copies = new RegExp(`[\\\\/]node_modules[\\\\/](${SHARED_PACKAGES.join("|")})[\\\\/]`);
    const ofPortal = path.join(root, "src") + path.sep;
    compiler.hooks.compilation.tap("OneCopyPlugin", (compilation) => {
      compilation.hooks.finishModules.tap("OneCopyPlugin", (modules) => {
        for (const module of modules) {
          const { resource } = module as Partial<NormalModule>;
          if (resource && (copies.test(resource) || resource.startsWith(ofPortal)))
            compilation.errors.push(
              new webpack.WebpackError(
                `${path.relative(root, resource)} is shared by the portal: import it from its package or the kit`,
              ),
            );
        }
      });
    });
  }
}

/** Writes `manifest.json`: for each entry the addresses of its script and style sheet, beside the manifest. */
class SubAppManifestPlugin {
  constructor(private readonly build: SubAppBuild) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = webpack;
    const name = "SubAppManifestPlugin";
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS }, () => {
        for (const [fileId, file] of Object.entries(this.build.styles ?? {})) {
          const source = path.join(this.build.directory, file);
          compilation.fileDependencies.add(source);
          const content = readFileSync(source);
          const hash = webpack.util.createHash("xxhash64").update(content).digest("hex").slice(0, 10);
          compilation.emitAsset(`${fileId}.${hash}.css`, new sources.RawSource(content));
        }
      });
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const entries: Record<string, string> = {};
        for (const [fileId, entrypoint] of compilation.entrypoints) {
          const script = entrypoint
            .getFiles()
            .find((file) => file.startsWith(`${fileId}.`) && file.endsWith(".js"));
          if (script) entries[`${fileId}.js`] = `./${script}`;
        }
        for (const { name: asset } of compilation.getAssets()) {
          const fileId = /^([\w-]+)\.\w+\.css$/.exec(asset)?.[1];
          if (fileId) entries[`${fileId}.css`] = `./${asset}`;
        }
        compilation.emitAsset("manifest.json", new sources.RawSource(JSON.stringify({ entries }, null, 2)));
      });
    });
  }
}

/** Files that compress well, and only where it gains. */
const COMPRESSED = { test: /\.(js|css|svg)$/, threshold: 512, minRatio: 0.9, filename: "[path][base].br" };

/** The same file in both forms that browsers take, so that the server compresses nothing while it serves. */
const compressed = () => [
  new CompressionPlugin<BrotliOptions>({
    ...COMPRESSED,
    algorithm: "brotliCompress",
    compressionOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } },
  }),
  new CompressionPlugin({
    ...COMPRESSED,
    filename: "[path][base].gz",
    algorithm: "gzip",
    compressionOptions: { level: 9 },
  }),
];

/**
 * The webpack configuration of a federated sub-application. Its container hands itself to the portal
 * (`portalSubApp.register`), and no shared package is bundled.
 */
export const defineSubAppBuild =
  (build: SubAppBuild): SubAppConfiguration =>
  (mode) => {
    const { app, directory, entries, outputRoot = path.join(dist, "subapps") } = build;
    const production = mode === "production";
    const filename = production ? "[name].[contenthash:10]" : "[name]";
    return {
      name: `subapp-${app}`,
      mode,
      context: directory,
      target: "browserslist:chrome >= 109, edge >= 109, firefox >= 115, safari >= 16",
      entry: {},
      devtool: production ? false : "cheap-module-source-map",
      output: {
        path: path.join(outputRoot, app),
        publicPath: "auto",
        clean: true,
        filename: `${filename}.js`,
        chunkFilename: `chunks/${filename}.js`,
        assetModuleFilename: "assets/[name].[contenthash:10][ext]",
        hashFunction: "xxhash64",
        uniqueName: `subapp-${app}`,
        crossOriginLoading: "anonymous",
        trustedTypes: { policyName: "subapp#webpack", onPolicyCreationFailure: "continue" },
      },
      resolve: { extensions: [".tsx", ".ts", ".mjs", ".js"] },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            use: {
              loader: "swc-loader",
              options: {
                jsc: {
                  target: "es2022",
                  parser: { syntax: "typescript", tsx: true },
                  transform: { react: { runtime: "automatic", development: false } },
                },
              },
            },
          },
          { test: /messages[\\/][\w-]+\.json$/, use: path.join(__dirname, "messagesLoader.cjs") },
          { test: /\.svg$/, type: "asset/resource" },
        ],
      },
      cache: {
        type: "filesystem",
        name: `subapp-${app}-${mode}`,
        buildDependencies: { config: [__filename, path.join(root, "package-lock.json")] },
      },
      optimization: {
        moduleIds: "deterministic",
        chunkIds: production ? "deterministic" : "named",
        minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
      },
      plugins: [
        ...Object.entries(entries).map(
          ([fileId, module]) =>
            new webpack.container.ModuleFederationPlugin({
              name: fileId,
              filename: `${filename.replace("[name]", fileId)}.js`,
              library: { type: "jsonp", name: "portalSubApp.register" },
              exposes: { "./mount": module },
              shared,
            }),
        ),
        new OneCopyPlugin(),
        new SubAppManifestPlugin(build),
        ...(production ? compressed() : []),
      ],
      performance: { hints: false },
      stats: { preset: "errors-warnings", timings: true },
    };
  };

/** The configurations of all sub-applications: every folder here that has a `webpack.config.ts`. */
export const subAppConfigurations = (mode: "production" | "development"): Configuration[] =>
  readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(__dirname, entry.name, "webpack.config.ts"))
    .filter((file) => existsSync(file))
    .map((file) => (load(file) as { default: SubAppConfiguration }).default(mode));
