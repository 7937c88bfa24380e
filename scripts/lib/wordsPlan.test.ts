import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { idNames, planWords } from "./wordsPlan.mjs";

const IDS = ["a.title", "a.state.on", "a.state.off", "b.title", "b.help", "c.title", "common.ok"];

/** A source: two pages, subjects with a door, parts that are loaded lazily, and a kit of sub-applications. */
const FILES: Readonly<Record<string, string>> = {
  "pages/accountEntry.ts": `import "./account";`,
  "pages/account.ts": `export const title = { id: "a.title" }; const load = () => import("../b/Help");`,
  "pages/portalEntry.ts": `import(/* webpackMode: "eager" */ "./portal");`,
  "pages/portal.ts": `import { Light } from "../b";
import { open } from "../subapp/host";
export const all = [Light, open, { id: "common.ok" }];
const load = () => import(/* webpackChunkName: "help" */ "../b/Help");`,
  "b/index.ts": `export { Heavy } from "./Heavy";\nexport { Light } from "./Light";\nexport type { Props } from "./Help";`,
  "b/Heavy.ts": `export const Heavy = { id: "c.title" };`,
  "b/Light.ts": `export const Light = { id: "b.title" };\n/* not "b.help" */`,
  "b/Help.ts": `import { Light } from "./Light";
export const Help = [Light, { id: "b.help" }, { id: "common.ok" }, (on: string) => ({ id: \`a.state.\${on}\` })];`,
  "subapp/host.ts": `export const open = () => import("./sdk/kit");`,
  "subapp/sdk/kit.ts": `export const kit = { id: "common.ok" }; const later = () => import("../../b/Help");`,
};

describe("which messages come with which code", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "words-"));
  const source = path.join(folder, "src");
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
    writeFileSync(path.join(source, file), text);
  }
  const { pages, parts } = planWords(source, IDS);
  afterAll(() => rmSync(folder, { recursive: true }));
  const broughtBy = (file: string) => parts.get(path.join(source, file))?.flat().sort();

  it("a page begins with those that its first code names, through the doors of subjects [I18N-03]", () => {
    expect(pages.account).toEqual(["a.title"]);
    expect(pages.portal).toEqual(["b.title", "common.ok"]);
  });

  it("every page begins with what another one may leave for it [I18N-03, WHO-02]", () => {
    const carrying = planWords(source, IDS, ["b.help"]);
    expect(carrying.pages.account).toEqual(["a.title", "b.help"]);
  });

  it("a part brings what it names and any page that loads it lacks [I18N-03]", () => {
    expect(broughtBy("b/Help.ts")).toEqual(["a.state.off", "a.state.on", "b.help", "b.title", "common.ok"]);
  });

  it("the kit brings all that it names, as an application has no messages of the portal's pages [VIEW-05]", () => {
    expect(broughtBy("subapp/sdk/kit.ts")).toEqual(["common.ok"]);
  });

  it("ids that the same parts bring are one group [I18N-03]", () => {
    expect(parts.get(path.join(source, "b/Help.ts"))).toContainEqual([
      "a.state.off",
      "a.state.on",
      "b.help",
      "b.title",
    ]);
  });

  it("an id is named whole or put together, and not in a comment [I18N-03]", () => {
    const named = idNames(IDS);
    expect(named('x = "a.title"; /* "c.title" */')).toEqual(["a.title"]);
    expect(named("id: `a.state.${kind}`")).toEqual(["a.state.on", "a.state.off"]);
    expect(named('id: `a.${{ x: "state.on" }[kind]}`')).toEqual(["a.title", "a.state.on", "a.state.off"]);
    expect(named('"a.unknown"')).toEqual([]);
  });
});
