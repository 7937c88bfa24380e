// Compiles the documentation pages in stories/, and fails where one is not Markdown with JSX, or names a story or a file
// that does not exist. The storybook for tests leaves them out, because they take three quarters of its build.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import loader from "@storybook/addon-docs/mdx-loader";
import { build, formatMessages } from "esbuild";
import { projectRoot } from "./lib/run.mjs";
import "./lib/typescript.cjs";

const { remarkTables } = createRequire(import.meta.url)("../.storybook/tables");

const FOLDER = path.join(projectRoot, "stories");

/** Compiles a page as the storybook's webpack loader does. */
const compilePage = (resourcePath) =>
  new Promise((resolve, reject) => {
    const context = {
      resourcePath,
      getOptions: () => ({ mdxCompileOptions: { remarkPlugins: [remarkTables] } }),
      async: () => (error, code) => (error ? reject(error) : resolve(code)),
    };
    loader.call(context, readFileSync(resourcePath, "utf8"));
  });

const mdx = {
  name: "mdx",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.mdx$/ }, async (file) => ({ contents: await compilePage(file.path), loader: "jsx" })),
};

const pages = readdirSync(FOLDER, { recursive: true })
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => path.join(FOLDER, name));
const { errors = [], warnings } = await build({
  entryPoints: pages,
  outdir: "dist",
  write: false,
  bundle: true,
  format: "esm",
  packages: "external",
  // For a browser, esbuild would put in the name of the build, and warn of what then is always true.
  platform: "node",
  jsx: "automatic",
  logLevel: "silent",
  plugins: [mdx],
}).catch((failure) => failure);
const faults = await formatMessages([...errors, ...warnings], { kind: "error" });
if (pages.length === 0) faults.push(`There is no page in ${FOLDER}\n`);
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
