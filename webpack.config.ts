import { statSync } from "node:fs";
import path from "node:path";
import HtmlWebpackPlugin from "html-webpack-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Configuration, type WebpackPluginInstance } from "webpack";
import type {} from "webpack-dev-server";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { PAGES as ADDRESSES, pathsOf } from "./contract/pages";
import { guestFiles, guestKeys, guestSearches, guestSlots } from "./subapps/build/guestSlots";
import { SHARED_PACKAGES } from "./subapps/build/sharedPackages";
import { KeepBuildsPlugin } from "./subapps/build/KeepBuildsPlugin";
import { noChunkZero } from "./subapps/build/noChunkZero";
import {
  compressed,
  contractRule,
  dist,
  keptAs,
  MINIFIED_HERE,
  OUTPUT,
  root,
  TARGET,
  typescript,
  versionOf,
} from "./subapps/build/webpack.parts";
import { catalogueFiles, compileMessages } from "./scripts/messages.mjs";
import { faceNets } from "./webpack.faces";

/** What answers, in development, everything but pages and assets; scripts/dev.mjs starts it. */
const platform = process.env["DEV_PLATFORM"] ?? "http://127.0.0.1:8081";
/** Where scripts/devServer.ts puts what it builds beside the pages: sub-applications and the files of looks. */
const devFolder = path.join(dist, "dev");

const faces = faceNets(root, typescript({ development: false }));

/** Plans again, before a development server builds, which messages come with which code; a changed catalogue is a reason to build. */
const messagesOfDevelopment: WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.watchRun.tap("messages", () => compileMessages());
    hooks.afterCompile.tap("messages", ({ fileDependencies }) => fileDependencies.addAll(catalogueFiles()));
  },
};

/** The pages of the portal; each is an entry of the one compilation, so that they share chunks. */
const PAGES = { account: "School Portal", portal: "School Portal" } as const;

/** Versions of the packages that the portal shares with sub-applications, for the run-time share scope. */
const sharedVersions = Object.fromEntries(SHARED_PACKAGES.map((name) => [name, versionOf(name)]));

/** The scripts that the pages begin with, by their names; late parts of a drawn desktop and what they share among them. */
const BEGINS = /^assets\/(boot|account|common|portal|today|footer|\d+)\.\w+\.js$/;

/** The name of a build by the address of its first script, which names every other; undefined in development. */
const buildNamedBy = (src: string) => /\/boot\.(\w+)\.js$/.exec(src)?.[1];

const page = (name: keyof typeof PAGES) =>
  new HtmlWebpackPlugin({
    template: "src/pages/page.html",
    filename: `${name}.html`,
    chunks: ["boot", name],
    chunksSortMode: "manual",
    inject: false,
    minify: false,
    scriptLoading: "defer",
    templateParameters: (_compilation, _assets, tags) => ({
      title: PAGES[name],
      scripts: tags.headTags.map((tag) => {
        tag.attributes["nonce"] = "__CSP_NONCE__";
        const { src } = tag.attributes;
        if (typeof src !== "string" || !src.includes("/boot.")) return tag;
        delete tag.attributes["defer"];
        const build = buildNamedBy(src);
        // No person is signed in on the other, so it asks for no newer build.
        if (name === "portal" && build !== undefined) tag.attributes["data-build"] = build;
        return tag;
      }),
    }),
  });

/** Builds the portal's pages into `dist/web`. Sub-applications have builds of their own. */
export default (_env: unknown, argv: { mode?: string }): Configuration => {
  const production = argv.mode === "production";
  return {
    name: "portal",
    mode: production ? "production" : "development",
    context: root,
    target: TARGET,
    entry: {
      // Runs before the first paint; the pages depend on it, so that its modules and the runtime are sent once.
      boot: "./src/pages/boot.ts",
      account: { import: "./src/pages/accountEntry.ts", dependOn: "boot" },
      portal: { import: "./src/pages/portalEntry.ts", dependOn: "boot" },
    },
    devtool: production ? false : "cheap-module-source-map",
    output: {
      ...OUTPUT,
      path: path.join(dist, "web"),
      publicPath: "/",
      filename: production ? "assets/[name].[contenthash:10].js" : "assets/[name].js",
      // The names of late chunks cost 0.18 kB of brotli on either page. Journeys hold them back and count them by name.
      chunkFilename: production ? "assets/[name].[contenthash:10].js" : "assets/[name].js",
      uniqueName: "school-portal",
      trustedTypes: { policyName: "portal#webpack" },
    },
    resolve: {
      extensions: [".tsx", ".ts", ".mjs", ".js"],
      symlinks: false,
      alias: production
        ? {
            // Messages are compiled ahead of time, so the ICU parser need not be shipped.
            "@formatjs/icu-messageformat-parser$": path.join(
              root,
              "node_modules/@formatjs/icu-messageformat-parser/no-parser.js",
            ),
          }
        : {},
    },
    module: {
      rules: [
        typescript({ development: !production, refresh: !production }),
        // Parts that are loaded lazily bring their messages.
        {
          test: /\.tsx?$/,
          include: path.join(root, "src"),
          use: path.join(root, "scripts/lib/partLoader.cjs"),
        },
        contractRule,
        { test: /[\\/]partWords\.ts$/, use: path.join(root, "scripts/lib/wordsLoader.cjs") },
        { test: /\.svg$/, type: "asset/resource" },
        ...faces.rules,
        // CommonJS that others import for parts we do not use, and that does not say it may be left out.
        { test: /[\\/]node_modules[\\/]react-is[\\/]/, sideEffects: false },
        // The door of a subject only names what is behind it: each page has what it takes of it, and no more.
        { test: /[\\/]src[\\/][\w-]+[\\/](index|kit)\.ts$/, sideEffects: false },
      ],
    },
    cache: keptAs(
      `portal-${argv.mode}`,
      __filename,
      path.join(root, "webpack.faces.ts"),
      path.join(root, "scripts/lib/partLoader.cjs"),
      path.join(root, "scripts/lib/wordsLoader.cjs"),
      path.join(root, "subapps/build/contractRows.cjs"),
    ),
    optimization: {
      chunkIds: production ? "deterministic" : "named",
      splitChunks: {
        // Every chunk has a name and an integrity, which both first loads carry: a small one is not worth it.
        minSize: 100_000,
        // What others have of the login page they have again, so that it is not sent in one more piece for them.
        chunks: ({ name }) => name !== "boot" && name !== "account",
        cacheGroups: {
          // By default webpack moves the packages of every chunk to one more chunk beside it. That was nine chunks more, of which
          // the desktop's own was a request, and 0.56 kB of brotli on the login page and 1.05 kB on the desktop.
          defaultVendors: false,
          // What forms are made of, once for all that are opened; no page begins with it.
          form: {
            test: /[\\/](node_modules[\\/](react-hook-form|@hookform|yup|property-expr|tiny-case|toposort)|src[\\/]base[\\/]kit[\\/]form)[\\/]/,
            name: "form",
            chunks: "async",
            priority: 15,
            enforce: true,
          },
          // What both pages begin with, React among it: by itself React would be one more request before anything can be
          // typed, and 1.5 kB more to send (docs/adr/0011-login-page-in-the-html.md).
          common: {
            name: "common",
            chunks: (chunk) => chunk.name === "account" || chunk.name === "portal",
            minChunks: 2,
            priority: 10,
            enforce: true,
          },
        },
      },
      minimizer: [
        new MinimizerPlugin({
          ...MINIFIED_HERE,
          minimizerOptions: { compress: { passes: 3 }, mangle: true },
          // The licences of packages, once, and not at the head of their code in every file.
          extractComments: {
            condition: "some",
            filename: "licences.txt",
            banner: false,
          },
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __SHARED_VERSIONS__: JSON.stringify(sharedVersions),
        __GUESTS__: JSON.stringify(guestSlots()),
        __GUEST_SEARCHES__: JSON.stringify(guestSearches()),
        __GUEST_FILES__: JSON.stringify(guestFiles()),
        __GUEST_KEYS__: JSON.stringify(guestKeys()),
      }),
      ...faces.plugins,
      page("account"),
      page("portal"),
      ...(production
        ? [
            noChunkZero,
            new SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] }),
            ...compressed(/\.(js|css|svg|json|wasm)$/, BEGINS),
            new KeepBuildsPlugin(),
          ]
        : [messagesOfDevelopment]),
    ],
    performance: { hints: false },
    stats: { preset: "errors-warnings", timings: true },
    ...(production ? {} : { devServer: devServer() }),
  };
};

/** Hot reload over a running platform; every address that is not a page or an asset is the platform's. */
const devServer = (): NonNullable<Configuration["devServer"]> => ({
  host: "127.0.0.1",
  port: Number(process.env["PORT"] ?? 8080),
  allowedHosts: ["localhost", "127.0.0.1"],
  hot: true,
  client: { overlay: false },
  static: [path.join(root, "public"), devFolder].map((directory) => ({ directory, watch: false })),
  historyApiFallback: {
    rewrites: [
      ...ADDRESSES.map((page) => ({
        from: pathsOf(page),
        // The login page is drawn into its documents by the build alone.
        to: page.document === "login" ? "/account.html" : `/${page.document}`,
      })),
    ],
  },
  proxy: [
    {
      context: (pathname: string) =>
        !statSync(path.join(devFolder, path.posix.normalize(pathname)), {
          throwIfNoEntry: false,
        })?.isFile() &&
        !/^\/(assets\/|account\.html|portal\.html|ws)/.test(pathname) &&
        !ADDRESSES.some((page) => pathsOf(page).test(pathname)),
      target: platform,
      changeOrigin: false,
    },
  ],
});
