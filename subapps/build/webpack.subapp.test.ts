import { tmpdir } from "node:os";
import path from "node:path";
import { defineSubAppBuild } from "./webpack.subapp";

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
