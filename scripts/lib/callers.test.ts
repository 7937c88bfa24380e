import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CallName } from "../../contract/calls";
import { PLACES, TESTS_ELSEWHERE } from "../../test/callingPlaces";
import { findCallers, idleEndpoints } from "./callers";

const DEFINE = `export const defineCalls = <const Calls extends object>(calls: Calls): Calls => calls;`;
const FILES: Readonly<Record<string, string>> = {
  "contract/define.ts": DEFINE,
  "contract/uaa.ts": `import { defineCalls } from "./define"; import { z } from "zod";
    export const uaa = defineCalls({ me: { in: z.object({}) }, login: {}, logout: {}, refresh: {} });`,
  "contract/base.ts": `import { defineCalls } from "./define";
    export const base = defineCalls({ codeTree: { path: "/a" }, children: {} });`,
  "src/base/api/uaa.api.ts": `import { base } from "../../../contract/base"; import { uaa } from "../../../contract/uaa";
    declare const call: (row: unknown) => unknown; export const me = call(uaa.me); export const idle = call(base.children);`,
  "src/shell/Gate.tsx": `import { useMeQuery } from "../base/api/hooks"; export const gate = () => useMeQuery();`,
  "src/shell/start.ts": `declare const uaaApi: any; export const start = () => uaaApi.endpoints.me.initiate();`,
  "src/login/ways.ts": `import { uaa } from "../../contract/uaa"; declare const ask: (row: unknown) => void;
    export const enter = () => ask(uaa.login);
    export const leave = ({ logout } = uaa) => ask(logout);`,
  "src/login/words.ts": `export const words = (say: (key: string) => string) => say("login") + "refresh";`,
  "src/menu/tree.ts": `import { base } from "../../contract/base"; export const { path } = base.codeTree;`,
  "src/menu/other.ts": `export const closed = { refresh: true }.refresh;`,
  "src/menu/tree.test.ts": `import { uaa } from "../../contract/uaa"; export const path = uaa.refresh;`,
  "subapps/roster/table.ts": `export const TABLE = "/api/base/common/table2xls";`,
};

describe("who makes the calls of the contract", () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), "callers-")));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const callers = findCallers(root);
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ["a hook, or the endpoint itself", "me", ["src/shell/Gate.tsx", "src/shell/start.ts"]],
    ["its row, on a page without a store", "login", ["src/login/ways.ts"]],
    ["its row, taken out of its service", "logout", ["src/login/ways.ts"]],
    ["a field of its row", "codeTree", ["src/menu/tree.ts"]],
    ["its path", "tableDownload", ["subapps/roster/table.ts"]],
    ["nothing, where the same word means something else", "refresh", []],
  ])("are found by %s [API-16]", (_how, name, files) => {
    expect(callers.of(name)).toEqual(files);
  });

  it("includes no endpoint that nothing uses: it is named [API-16]", () => {
    expect([...callers.endpoints]).toEqual(["me", "children"]);
    expect(idleEndpoints(callers)).toEqual(["children"]);
  });
});

describe("the places where calls may fail", () => {
  const root = path.join(__dirname, "../..");

  it("are all files that make them, and no others [REL-01]", () => {
    const callers = findCallers(root);
    const names = Object.keys(PLACES) as CallName[];
    const listed = names.map((name) => [name, PLACES[name].flatMap(({ by }) => by).sort()]);
    expect(listed).toEqual(names.map((name) => [name, callers.of(name)]));
  });

  it.each(TESTS_ELSEWHERE)("are drawn by a test that is there: %s [REL-01]", (test) => {
    const [file = "", title = ""] = test.split(/: (.*)/s);
    expect(title).not.toBe("");
    expect(readFileSync(path.join(root, file), "utf8")).toContain(title);
  });
});
