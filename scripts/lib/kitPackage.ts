import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { KIT_NAMES, KIT_VERSION } from "../../src/subapp/sdk/contract";
import { SHARED_PACKAGES } from "../../subapps/build/sharedPackages";
import { packed } from "./tarball";

const root = path.join(__dirname, "../..");
/** The name under which npm installs the kit. */
const PACKAGE = "@portal/kit";
const SDK = "src/subapp/sdk";
/** Names the colours and the breakpoints of the theme, which MUI's own types then know. */
const THEME = "theme/palette";

/** The name of the package's file. */
const KIT_FILE = `portal-kit-${KIT_VERSION}.tgz`;

/** The entries of the kit by their names in the package: `index` for the kit itself, `forms` and its like. */
export const ENTRIES = KIT_NAMES.map((name) =>
  name === PACKAGE
    ? { name, file: "index", source: "kit" }
    : { name, file: path.basename(name), source: path.basename(name) },
);

/** Has the compiler write the declarations of the kit, and of all that it reads, into a folder. */
function declare(folder: string): void {
  const config = path.join(folder, "tsconfig.json");
  const files = [...ENTRIES.map(({ source }) => `${SDK}/${source}`), THEME].map((name) => `${name}.ts`);
  const compilerOptions = {
    noEmit: false,
    // The sources are checked with the project.
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: folder,
    types: [],
  };
  const text = JSON.stringify({
    extends: path.join(root, "tsconfig.json"),
    compilerOptions,
    include: [],
    files: files.map((file) => path.join(root, file)),
  });
  writeFileSync(config, text);
  execFileSync(process.execPath, [path.join(root, "node_modules/typescript-7/bin/tsc"), "-p", config], {
    stdio: "inherit",
  });
}

/** What a declaration imports; its comments may show imports of others. */
const importsOf = (text: string) =>
  [...text.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/\b(?:from |import |import\()"([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );

/** The names of a file in JSON, as a declaration: no more of it is read for types. */
const declarationOf = (json: string) => {
  const names = Object.keys(JSON.parse(json) as object).map((name) => `  ${JSON.stringify(name)}: unknown;`);
  return `declare const value: {\n${names.join("\n")}\n};\nexport default value;\n`;
};

/** The declarations that the kit's entries lead to, by their paths, and the packages that they name. */
function reached(folder: string) {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    const isJson = file.endsWith(".json");
    const text = isJson
      ? declarationOf(readFileSync(path.join(root, file), "utf8"))
      : readFileSync(path.join(folder, `${file}.d.ts`), "utf8");
    files.set(file, text.replaceAll(/(\bfrom "\.[^"]+)\.json"/g, '$1"'));
    for (const name of importsOf(text)) {
      if (name.startsWith(".")) {
        const there = path.posix.join(path.posix.dirname(file), name);
        const isFolder = !name.endsWith(".json") && !existsSync(path.join(folder, `${there}.d.ts`));
        visit(isFolder ? `${there}/index` : there);
      } else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  };
  for (const { source } of ENTRIES) visit(`${SDK}/${source}`);
  visit(THEME);
  return { files, packages };
}

/** `package.json` of the package: what the portal shares is its author's to install, and what the types name besides comes along. */
function manifest(packages: ReadonlySet<string>): string {
  const { dependencies, devDependencies, license } = JSON.parse(
    readFileSync(path.join(root, "package.json"), "utf8"),
  ) as Record<"dependencies" | "devDependencies", Record<string, string>> & { readonly license: string };
  const versions = (names: readonly string[], range: string) =>
    Object.fromEntries(
      [...names].sort().map((name) => {
        const version = dependencies[name] ?? devDependencies[name];
        if (version === undefined) throw new Error(`The kit's types name ${name}, which package.json lacks.`);
        return [name, range + version];
      }),
    );
  const shared: readonly string[] = SHARED_PACKAGES;
  return JSON.stringify(
    {
      name: PACKAGE,
      version: KIT_VERSION,
      description: "The types of School Portal's kit, for applications built outside of its repository.",
      license,
      types: "./index.d.ts",
      main: "./runtime.cjs",
      exports: Object.fromEntries(
        ENTRIES.map(({ file }) => [
          file === "index" ? "." : `./${file}`,
          { types: `./${file}.d.ts`, default: "./runtime.cjs" },
        ]),
      ),
      peerDependencies: versions([...shared, "@types/react", "@types/react-dom"], "^"),
      dependencies: versions(
        [...packages].filter((name) => !shared.includes(name)),
        "",
      ),
    },
    null,
    2,
  );
}

/** The files of `@portal/kit` as npm installs it: the types of the kit, and a module that says why it must not be built in. */
export function kitFiles(): Readonly<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-kit-"));
  try {
    declare(folder);
    const { files, packages } = reached(folder);
    const theme = `import "./types/${THEME}";\n`;
    const own = (name: string) => readFileSync(path.join(root, name), "utf8");
    return {
      "package.json": manifest(packages),
      LICENSE: own("LICENSE"),
      "README.md": own("scripts/kit/README.md"),
      "CHANGELOG.md": own("docs/kit-changelog.md"),
      "runtime.cjs": own("scripts/kit/runtime.cjs"),
      ...Object.fromEntries(
        ENTRIES.map(({ file, source }) => [
          `${file}.d.ts`,
          `${theme}export * from "./types/${SDK}/${source}";\n`,
        ]),
      ),
      ...Object.fromEntries(
        Array.from(files, ([file, text]) => [`types/${file.replace(/\.json$/, "")}.d.ts`, text]),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The package `@portal/kit`, as a tarball. */
export const kitPackage = (): Buffer => packed(kitFiles());

/** Writes the package into a folder, and answers its path. */
export function writeKitPackage(folder: string): string {
  const file = path.join(folder, KIT_FILE);
  const content = kitPackage();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, content);
  return file;
}
