import path from "node:path";
import { build, type Plugin } from "esbuild";
import contractRows from "../../subapps/build/contractRows.cjs";
import { guestSearches, guestSlots } from "../../subapps/build/guestSlots";
import { CONTRACTS, dist, root } from "../../subapps/build/webpack.parts";

/** The rows of contracts alone, as in the pages. */
const rowsOnly: Plugin = {
  name: "contracts",
  setup(bundler) {
    bundler.onLoad({ filter: CONTRACTS }, ({ path: file }) => ({ contents: contractRows(file) }));
  },
};

/**
 * Builds `dist/draw/program.cjs`, which draws desktops for the server: of the sources of the pages, in one file, in production like
 * the pages' scripts, so that the classes of styles are theirs. No browser loads it, so it is bundled by esbuild, which takes a
 * quarter of webpack's time.
 */
export async function buildDrawProgram(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ["src/pages/drawProgram.ts"],
    outfile: path.join(dist, "draw/program.cjs"),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    jsx: "automatic",
    minifySyntax: true,
    legalComments: "none",
    plugins: [rowsOnly],
    mainFields: ["module", "main"],
    conditions: ["module", "production"],
    alias: {
      "@formatjs/icu-messageformat-parser": path.join(
        root,
        "node_modules/@formatjs/icu-messageformat-parser/no-parser.js",
      ),
    },
    define: {
      "process.env.NODE_ENV": '"production"',
      // Only addresses of workers are made from it, and no worker is opened where a desktop is drawn.
      "import.meta.url": '""',
      __SHARED_VERSIONS__: "{}",
      __GUESTS__: JSON.stringify(guestSlots()),
      __GUEST_SEARCHES__: JSON.stringify(guestSearches()),
    },
  });
}
