import {
  appChecks,
  fitsRange,
  manifestChecks,
  readLabManifest,
  serverCheck,
  type DeclaredApp,
  type ReadEntry,
} from "./contractChecks";
import type { Found } from "./report";

const readEntry: ReadEntry = (fileId) =>
  fileId === "foreign"
    ? { reason: "manifestInvalid", detail: "/notes/manifest.json: foreign.js: address" }
    : { script: `https://school.example/notes/${fileId}.0123456789.js` };

const read = (document: unknown) => {
  const manifest = readLabManifest(document, readEntry);
  if (!manifest) throw new Error("no manifest");
  return manifest;
};
const lines = (found: readonly Found[], status: Found["status"]) =>
  found.filter((each) => each.status === status).map(({ check, key }) => `${check} ${key}`);

const GOOD = { entries: { "notes.js": "./notes.js" }, version: "1.0.0" };
const APP: DeclaredApp = {
  code: "notes",
  version: "1.0.0",
  kit: "^1.5.0",
  permissions: [],
  fills: { page: { notes: "./main.tsx" } },
};

describe("a manifest", () => {
  it("that is right passes each rule [MORE-06]", () => {
    const found = manifestChecks(read(GOOD));
    expect(lines(found, "pass")).toEqual([
      "entries entries",
      'script entries["notes.js"]',
      "version version",
    ]);
    expect(found).toHaveLength(3);
  });

  it("that is wrong fails with the exact key [MORE-06]", () => {
    const found = manifestChecks(read({ entries: { "foreign.js": "//x", "a b.js": "./a.js" } }));
    expect(lines(found, "fail")).toEqual(['pageName entries["a b.js"]', 'script entries["foreign.js"]']);
    expect(lines(found, "note")).toEqual(["version version"]);
  });

  it.each([null, [], "x", {}, { entries: [] }, { entries: "x" }])("%j is none [MORE-06]", (document) =>
    expect(readLabManifest(document, readEntry)).toBeNull(),
  );

  it("with 10,000 pages is read as far as its bound, and says so [MORE-06, SEC-10]", () => {
    const entries = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`p${n}.js`, "./p.js"]));
    const manifest = read({ entries });
    expect([manifest.pages.length, manifest.count]).toEqual([50, 10_000]);
    expect(lines(manifestChecks(manifest), "fail")).toEqual(["entries entries"]);
  });

  it("whose file has no hash in its name gets a note [MORE-06]", () => {
    const plain = readLabManifest(GOOD, () => ({ script: "https://school.example/notes/notes.js" }));
    expect(plain && lines(manifestChecks(plain), "note")).toEqual(['hash entries["notes.js"]']);
  });
});

describe("an app.json", () => {
  const against = { app: "notes", manifest: read(GOOD), kitVersion: "1.21.0" };

  it("that is right passes each field [MORE-06]", () => {
    const found = appChecks({ fields: ["code", "kit"], app: APP }, against);
    expect(lines(found, "pass")).toEqual([
      "appFile app.json",
      "field code",
      "field kit",
      "code code",
      "kit kit",
      "page fills.page.notes",
    ]);
    expect(found).toHaveLength(6);
  });

  it("fails for another code, kit, version, and a page that was not built [MORE-06]", () => {
    const app = {
      ...APP,
      code: "other",
      kit: "^2.0.0",
      version: "1.1.0",
      fills: { page: { list: "./l.tsx" } },
    };
    expect(lines(appChecks({ fields: [], app }, against), "fail")).toEqual([
      "code code",
      "version version",
      "kit kit",
      "page fills.page.list",
    ]);
  });

  it("names each field that its schema refuses [MORE-06]", () => {
    const issues = [
      { path: ["permissions", 0, "parent"], message: "must be a code of this file's permissions" },
    ];
    const found = appChecks({ fields: ["code", "permissions"], issues, codes: [] }, against);
    expect(lines(found, "fail")).toEqual(["field permissions.0.parent"]);
    expect(lines(found, "pass")).toEqual(["appFile app.json", "field code"]);
  });

  it("is a note where there is none [MORE-06]", () =>
    expect(lines(appChecks(null, against), "note")).toEqual(["appFile app.json"]));
});

it.each([
  ["^1.5.0", "1.21.0", true],
  ["^1.5.0", "1.4.9", false],
  ["^1.5.0", "2.0.0", false],
  ["^0.5.1", "0.5.2", true],
  ["^0.5.1", "0.6.0", false],
  ["~1.5.0", "1.5.9", true],
  ["~1.5.0", "1.6.0", false],
  ["1.5.0", "1.5.0", true],
  ["1.5.0", "1.5.1", false],
  ["*", "1.5.0", false],
  ["9".repeat(60_000), "1.5.0", false],
])("%s takes %s: %p [MORE-06]", (range, version, fits) => expect(fitsRange(range, version)).toBe(fits));

it("says which half is older, where the manifest names a server part [MORE-06]", () => {
  expect(serverCheck("", null)).toEqual([]);
  expect(lines(serverCheck("1.0.0", null), "pass")).toEqual(["serverPart serverVersion"]);
  const gap = { older: "server", has: "1.0.0", needs: "1.1.0" } as const;
  expect(lines(serverCheck("1.1.0", gap), "fail")).toEqual(["serverPart serverVersion"]);
});
