import { readFileSync } from "node:fs";
import path from "node:path";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Compiler, type Configuration, type NormalModule } from "webpack";
import { CONTRACT, KIT_NAMES, KIT_VERSION } from "../../src/subapp/sdk/contract";
import { buildIdOf } from "./buildId";
import { appFolders } from "./guestSlots";
import { KeepBuildsPlugin } from "./KeepBuildsPlugin";
import { SHARED_PACKAGES } from "./sharedPackages";
import {
  compressed,
  dist,
  keptAs,
  MINIFIED_HERE,
  OUTPUT,
  root,
  TARGET,
  typescript,
  versionOf,
} from "./webpack.parts";

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
  /** The versions of the kit that it works with; those of this portal's major version by default. */
  readonly kit?: string;
  /** Its version, and the lowest version of its server part that it works with, for the manifest. */
  readonly versions?: { readonly version: string; readonly serverVersion?: string | undefined };
  /** The file that declares it, an absolute path, which lies beside the manifest for the lab for authors. */
  readonly declaration?: string;
  /** Where built sub-applications go; the portal's own by default. */
  readonly outputRoot?: string;
}

/** What each sub-application's `webpack.config.ts` exports: webpack's own form, so that its command line builds it too. */
export type SubAppConfiguration = (
  env: unknown,
  argv: { readonly mode?: string | undefined },
) => Configuration;

/** The mode that a build was asked for; refuses to guess, since a build of the other kind looks as if it worked. */
const modeOf = (app: string, { mode }: { readonly mode?: string | undefined } = {}) => {
  if (mode === "production" || mode === "development") return mode;
  throw new Error(`${app}: say which build it is to be: --mode production or --mode development`);
};

const fromPortal = (requiredVersion: string) => ({
  import: false as const,
  singleton: true,
  strictVersion: true,
  requiredVersion,
});

/** Everything that a remote only asks for: the packages, the two entry points of React beside them, and the kit. */
const sharedWith = (kit: string) => ({
  ...Object.fromEntries(SHARED_PACKAGES.map((name) => [name, fromPortal(`^${versionOf(name)}`)])),
  "react/jsx-runtime": fromPortal(`^${versionOf("react")}`),
  "react-dom/client": fromPortal(`^${versionOf("react")}`),
  ...Object.fromEntries(KIT_NAMES.map((name) => [name, fromPortal(kit)])),
});

/** The name of a build, which follows from all that it reads. */
const subAppBuildId = ({ app, directory, entries, styles, kit }: SubAppBuild, mode: string): string =>
  buildIdOf(
    directory,
    { app, mode, entries, styles, kit, version: KIT_VERSION, contract: CONTRACT },
    __filename,
    path.join(__dirname, "webpack.parts.ts"),
    path.join(__dirname, "sharedPackages.ts"),
    path.join(__dirname, "messagesLoader.cjs"),
    path.join(__dirname, "contractLoader.cjs"),
    path.join(__dirname, "contractRows.cjs"),
    path.join(root, "package-lock.json"),
  );

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

/**
 * Writes `manifest.json`: for each entry the addresses of its script and style sheet, beside the manifest, and its versions. The
 * file that declares the application comes beside it.
 */
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
        const { declaration } = this.build;
        if (declaration === undefined) return;
        compilation.fileDependencies.add(declaration);
        compilation.emitAsset("app.json", new sources.RawSource(readFileSync(declaration)));
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
        const manifest = JSON.stringify({ entries, ...this.build.versions }, null, 2);
        compilation.emitAsset("manifest.json", new sources.RawSource(manifest));
      });
    });
  }
}

/**
 * The webpack configuration of a federated sub-application. Its container hands itself to the portal
 * (`portalSubApp.register`), and no shared package is bundled.
 */
export const defineSubAppBuild =
  (build: SubAppBuild): SubAppConfiguration =>
  (_env, argv) => {
    const {
      app,
      directory,
      entries,
      kit = `^${KIT_VERSION}`,
      outputRoot = path.join(dist, "subapps"),
    } = build;
    const mode = modeOf(app, argv);
    const id = subAppBuildId(build, mode);
    const production = mode === "production";
    const filename = production ? "[name].[contenthash:10]" : "[name]";
    return {
      name: `subapp-${app}`,
      mode,
      context: directory,
      target: TARGET,
      entry: {},
      devtool: production ? false : "cheap-module-source-map",
      output: {
        ...OUTPUT,
        path: path.join(outputRoot, app),
        publicPath: "auto",
        filename: `${filename}.js`,
        chunkFilename: `chunks/${filename}.js`,
        // Names the global through which chunks come, so that the chunks of another build never do [VIEW-10].
        uniqueName: `subapp-${app}-${id}`,
        trustedTypes: { policyName: "subapp#webpack", onPolicyCreationFailure: "continue" },
      },
      resolve: { extensions: [".tsx", ".ts", ".mjs", ".js"] },
      module: {
        rules: [
          typescript({ development: false }),
          {
            test: path.join(directory, "contract.ts"),
            enforce: "pre",
            use: path.join(__dirname, "contractLoader.cjs"),
          },
          { test: /messages[\\/][\w-]+\.json$/, use: path.join(__dirname, "messagesLoader.cjs") },
          { test: /\.svg$/, type: "asset/resource" },
        ],
      },
      cache: keptAs(`subapp-${app}-${mode}`, __filename),
      optimization: {
        moduleIds: "deterministic",
        chunkIds: production ? "deterministic" : "named",
        minimizer: [new MinimizerPlugin({ ...MINIFIED_HERE, extractComments: false })],
      },
      plugins: [
        ...Object.entries(entries).map(
          ([fileId, module]) =>
            new webpack.container.ModuleFederationPlugin({
              name: fileId,
              filename: `${filename.replace("[name]", fileId)}.js`,
              library: { type: "jsonp", name: "portalSubApp.register" },
              exposes: { "./mount": module },
              shared: sharedWith(kit),
            }),
        ),
        new OneCopyPlugin(),
        new KeepBuildsPlugin(),
        new SubAppManifestPlugin(build),
        ...(production ? compressed(/\.(js|css|svg)$/) : []),
      ],
      performance: { hints: false },
      stats: { preset: "errors-warnings", timings: true },
    };
  };

/** The names of all sub-applications: of every folder beside this one that has an `app.json`. */
export const subAppNames = (): readonly string[] => appFolders().map(({ app }) => app.code);

/** The configuration of one of them, which follows from its `app.json`. */
export function subAppConfiguration(name: string, mode: "production" | "development"): Configuration {
  const found = appFolders().find(({ app }) => app.code === name);
  if (!found) throw new Error(`there is no sub-application ${name}`);
  const { folder, app } = found;
  const { code, fills, kit, version, serverVersion } = app;
  const versions = { version, serverVersion };
  const declaration = path.join(folder, "app.json");
  return defineSubAppBuild({ app: code, directory: folder, entries: fills.page, kit, versions, declaration })(
    {},
    { mode },
  );
}
