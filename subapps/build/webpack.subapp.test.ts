import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { defineSubAppBuild, subAppConfiguration } from "./webpack.subapp";

const configure = defineSubAppBuild({
  app: "notes",
  directory: path.join(__dirname, "../notices"),
  entries: { notes: "./client/main.tsx" },
  outputRoot: tmpdir(),
});

describe("a sub-application's configuration", () => {
  it.each(["production", "development"])("builds for %s as webpack's command line asks [VIEW-02]", (mode) => {
    expect(configure({ WEBPACK_BUILD: true }, { mode }).mode).toBe(mode);
  });

  it.each([{}, { mode: undefined }, { mode: "none" }, { mode: "prod" }])(
    "refuses to guess what is wanted by %j [VIEW-02]",
    (argv) => {
      expect(() => configure({}, argv)).toThrow("notes: say which build it is to be: --mode production");
    },
  );

  it("names the global of its chunks after the build, in the same way each time [VIEW-10]", () => {
    const names = (["production", "production", "development"] as const).map(
      (mode) => configure({}, { mode }).output?.uniqueName,
    );
    expect(names[0]).toMatch(/^subapp-notes-[0-9a-f]{10}$/);
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });
});

describe("what the portal shares", () => {
  const pluginNamed = (name: string) =>
    configure({}, { mode: "production" }).plugins?.find(
      (plugin): plugin is webpack.WebpackPluginInstance => plugin?.constructor.name === name,
    );

  it.each([
    "react",
    "react/jsx-runtime",
    "react-dom",
    "react-dom/client",
    "@mui/material",
    "@emotion/react",
    "react-intl",
    "@portal/kit",
    "@portal/kit/forms",
    "@portal/kit/lists",
    "@portal/kit/parts",
  ])("is the one copy of %s, which no sub-application brings along [VIEW-02]", (name) => {
    const federation = pluginNamed("ModuleFederationPlugin") as unknown as {
      readonly options: { readonly shared: Readonly<Record<string, unknown>> };
    };
    expect(federation.options.shared[name]).toMatchObject({
      import: false,
      singleton: true,
      strictVersion: true,
    });
  });

  const folder = mkdtempSync(path.join(tmpdir(), "one-copy-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Builds a file that imports another one, under the rule of one copy alone, and answers its errors. */
  const errorsOf = (imported: string) => {
    const entry = path.join(folder, "main.js");
    writeFileSync(entry, `import ${JSON.stringify(path.join(__dirname, "../..", imported))};`);
    const compiler = webpack({
      mode: "none",
      context: folder,
      entry,
      output: { path: folder },
      plugins: [pluginNamed("OneCopyPlugin")],
    });
    return new Promise<readonly string[]>((resolve, reject) => {
      compiler.run((error, stats) => {
        compiler.close(() => {
          if (stats) resolve(stats.compilation.errors.map(({ message }) => message));
          else reject(error ?? new Error("Nothing was built."));
        });
      });
    });
  };

  it.each(["node_modules/react/index.js", "src/base/i18n/messages/en.json"])(
    "fails a build that would bundle it, with the name of the file: %s [VIEW-02]",
    async (file) => {
      expect(await errorsOf(file)).toContainEqual(
        `${file} is shared by the portal: import it from its package or the kit`,
      );
    },
  );

  it("leaves the build alone that bundles files of its own and of other packages [VIEW-02]", async () => {
    expect(await errorsOf("subapps/notices/app.json")).toEqual([]);
  });
});

describe("the build of one sub-application by its name", () => {
  it.each(["notices", "drive"])("has that one's files alone: %s [VIEW-06]", (name) => {
    const { name: built, context, output } = subAppConfiguration(name, "production");
    expect(built).toBe(`subapp-${name}`);
    expect(context).toBe(path.join(__dirname, "..", name));
    expect(output?.path?.endsWith(path.join("subapps", name))).toBe(true);
  });

  it("refuses a name that there is not [VIEW-06]", () => {
    expect(() => subAppConfiguration("canteen", "production")).toThrow("there is no sub-application canteen");
  });
});
