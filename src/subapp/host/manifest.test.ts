import fc from "fast-check";
import { readManifest } from "./manifest";

const ORIGIN = "https://portal.test";
const address = { app: "notes", fileId: "main" };
const read = (document: unknown) => readManifest(document, address, ORIGIN);
const withScript = (script: unknown) => read({ entries: { "main.js": script } });

describe("a manifest", () => {
  it("gives script and style of its entry, relative ones beside the manifest [VIEW-01]", () => {
    expect(
      read({ entries: { "main.js": "./main.1.js", "main.css": "/notes/main.1.css", "other.js": "x" } }),
    ).toEqual({
      script: "https://portal.test/notes/main.1.js",
      style: "https://portal.test/notes/main.1.css",
    });
    expect(withScript("https://portal.test/elsewhere/a.js")).toEqual({
      script: "https://portal.test/elsewhere/a.js",
    });
  });

  it.each([null, undefined, "text", 5, [], {}, { entries: null }, { entries: [] }, { entries: "main.js" }])(
    "that is %j is invalid [VIEW-04]",
    (document) => {
      expect(read(document)).toMatchObject({ reason: "manifestInvalid" });
    },
  );

  it("without the entry says so, and inherited keys are no entries [VIEW-01]", () => {
    expect(read({ entries: {} })).toMatchObject({
      reason: "entryMissing",
      detail: "/notes/manifest.json: main.js",
    });
    const inherited: unknown = Object.create({ "main.js": "/notes/main.js" });
    expect(read({ entries: inherited })).toMatchObject({ reason: "entryMissing" });
    const entries: unknown = Object.create({ entries: { "main.js": "/a.js" } });
    expect(read(entries)).toMatchObject({ reason: "manifestInvalid" });
    expect(readManifest({ entries: {} }, { app: "a", fileId: "__proto__" }, ORIGIN)).toMatchObject({
      reason: "entryMissing",
    });
  });

  it.each([
    "https://evil.test/a.js",
    "//evil.test/a.js",
    "\\\\evil.test/a.js",
    "/\\evil.test/a.js",
    "javascript:alert(1)",
    "data:text/javascript,alert(1)",
    "blob:https://portal.test/1234",
    "http://portal.test/a.js",
    "https://portal.test:8443/a.js",
    "https://user@portal.test/a.js",
    "https://portal.test@evil.test/a.js",
    "/a.js#part",
    "https://",
    "",
    null,
    7,
    {},
    ["/a.js"],
  ])("with the address %j is refused [VIEW-01]", (script) => {
    expect(withScript(script)).toMatchObject({ reason: "manifestInvalid" });
    expect(read({ entries: { "main.js": "/a.js", "main.css": script } })).toMatchObject({
      reason: "manifestInvalid",
    });
  });

  it("never leads to another origin, whatever it says, and never throws [VIEW-01]", () => {
    const hostile = fc.oneof(fc.webUrl(), fc.string(), fc.anything());
    fc.assert(
      fc.property(hostile, hostile, (script, style) => {
        const entry = read({ entries: { "main.js": script, "main.css": style } });
        const urls = "script" in entry ? [entry.script, entry.style].filter((url) => url !== undefined) : [];
        for (const url of urls) expect(new URL(url).origin).toBe(ORIGIN);
      }),
    );
  });
});
