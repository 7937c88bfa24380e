import { axeChecks } from "./axeChecks";
import { callChecks, type RecordedCall } from "./callChecks";
import { layerChecks, reachesByName } from "./layerChecks";
import { messageChecks, placeholdersOf } from "./messageChecks";
import { permissionChecks } from "./permissionChecks";
import type { Found } from "./report";
import { openChecks, sharedCheck, sizeChecks } from "./runChecks";

const lines = (found: readonly Found[], status: Found["status"]) =>
  found.filter((each) => each.status === status).map(({ check, key }) => `${check} ${key}`.trim());

describe("permissions", () => {
  const declared = { codes: ["notes", "notes_write"], askedByPortal: ["notes"] };

  it("pass where all that is asked for is declared [MORE-06]", () => {
    const found = permissionChecks(["notes_write", "duty"], declared, ["duty"]);
    expect(lines(found, "pass")).toEqual(["permission notes_write"]);
    expect(found).toHaveLength(1);
  });

  it("fail where one is asked for that is not declared; one that nothing asks for is a note [MORE-06]", () => {
    const found = permissionChecks(["notes_delete"], declared, []);
    expect(lines(found, "fail")).toEqual(["permission notes_delete"]);
    expect(lines(found, "note")).toEqual(["permissionUnused notes_write"]);
  });

  it("are notes where nothing is known of what is declared [MORE-06]", () => {
    expect(lines(permissionChecks(["a"], null, []), "note")).toEqual(["permission a"]);
    expect(lines(permissionChecks([], null, []), "pass")).toEqual(["permissions permissions"]);
  });
});

describe("calls", () => {
  const call = (method: string, path: string, more: Partial<RecordedCall> = {}): RecordedCall => ({
    method,
    path,
    held: false,
    refused: null,
    ...more,
  });

  it("that read pass, each path once with its count [MORE-06]", () => {
    const found = callChecks([call("GET", "/api/a"), call("GET", "/api/a")], 0);
    expect(lines(found, "pass")).toEqual(["callRead GET /api/a"]);
    expect(found[0]?.values).toMatchObject({ count: 2 });
  });

  it("that change something are listed, whether they were held back or sent [MORE-06]", () => {
    const held = call("POST", "/api/a", { held: true });
    expect(lines(callChecks([held, call("POST", "/api/b")], 0), "note")).toEqual([
      "callHeld POST /api/a",
      "callSent POST /api/b",
    ]);
  });

  it("fail where they are refused, unknown to the platform, or too many [MORE-06]", () => {
    const refused = call("GET", "/api/a", { refused: 403 });
    const found = callChecks([refused, call("PUT", "/api/b", { held: true })], 7);
    expect(lines(found, "fail")).toEqual([
      "callRefused GET /api/a",
      "callUnknown PUT /api/b",
      "calls request",
    ]);
  });
});

describe("translations", () => {
  it("pass where both catalogues have the same ids and values [MORE-06]", () => {
    const found = messageChecks({ "zh-CN": { a: "{name}，好" }, en: { a: "Hello, {name}" } }, []);
    expect(lines(found, "pass")).toEqual(["catalogue messages"]);
    expect(found).toHaveLength(1);
  });

  it("fail for an id of one language, for other values, and for an id that no catalogue has [MORE-06]", () => {
    const catalogues = { "zh-CN": { a: "{n}", b: "乙" }, en: { a: "{count, number}", c: "C" } };
    expect(
      messageChecks(catalogues, ["nowhere"]).map(({ check, key, detail }) => [check, key, detail]),
    ).toEqual([
      ["messageUnknown", "nowhere", undefined],
      ["messageMissing", "c", undefined],
      ["messageMissing", "b", undefined],
      ["messagePlaceholders", "a", "{n} ≠ {count}"],
    ]);
  });

  it("are a note for a plain script, which brings none [MORE-06]", () =>
    expect(lines(messageChecks(null, []), "note")).toEqual(["catalogue messages"]));

  it("read the values out of syntax trees, choices and tags among them [MORE-06]", () => {
    const tree = [
      { type: 0, value: "words" },
      {
        type: 6,
        value: "count",
        options: { one: { value: [{ type: 7 }, { type: 1, value: "name" }] }, other: { value: [] } },
      },
      { type: 8, value: "b", children: [{ type: 2, value: "size" }] },
    ];
    expect(placeholdersOf(tree)).toEqual(["b", "count", "name", "size"]);
    expect(placeholdersOf("{".repeat(60_000))).toEqual([]);
  });
});

describe("layers", () => {
  const NONE = { outside: [], styles: [], attributes: [], above: [] };
  const LEFT = { nodes: [], styles: [], attributes: [], listeners: [], timers: [] };

  it("pass rule by rule where nothing is outside and nothing is left [MORE-06]", () => {
    const found = layerChecks(NONE, LEFT);
    expect(found).toHaveLength(9);
    expect(lines(found, "pass")).toHaveLength(9);
  });

  it("fail with what is outside, above, changed and left [MORE-06]", () => {
    const during = {
      outside: ["div#a"],
      styles: ["body"],
      attributes: ["html[class]"],
      above: ["div#a: 999999"],
    };
    const after = {
      nodes: ["div#a"],
      styles: ["style"],
      attributes: ["html[class]"],
      listeners: ["window resize"],
      timers: ["setInterval 1000"],
    };
    expect(lines(layerChecks(during, after), "fail")).toEqual([
      "layersOutside div#a",
      "layersStyles body",
      "layersAttributes html[class]",
      "layersAbove div#a: 999999",
      "leftNodes div#a",
      "leftStyles style",
      "leftAttributes html[class]",
      "leftListeners window resize",
      "leftTimers setInterval 1000",
    ]);
  });

  it.each([
    ["body", true],
    ["*", true],
    [":root", true],
    ["h1, .notes h2", true],
    ["button:not(.notes)", true],
    [".notes button", false],
    [".notes:is(a, b)", false],
    ["#notes", false],
    ["[data-notes] p", false],
    ["(".repeat(60_000), true],
  ])("a rule for %j reaches beyond an application by its name: %p [MORE-06]", (selector, reaches) =>
    expect(reachesByName(selector)).toBe(reaches),
  );
});

it("axe's findings are named with rule, impact, help and element; none is a pass [MORE-06]", () => {
  const violation = { id: "button-name", impact: "critical", help: "Buttons must…", count: 2, target: "#b" };
  const found = axeChecks([
    { scheme: "light", violations: [violation] },
    { scheme: "dark", violations: [] },
  ]);
  expect(found).toEqual([
    {
      status: "fail",
      check: "axe",
      key: "button-name",
      values: { scheme: "light", impact: "critical", count: 2 },
      detail: "Buttons must… – #b",
    },
    { status: "pass", check: "axeClean", key: "axe", values: { scheme: "dark" } },
  ]);
  expect(lines(axeChecks([{ scheme: "dark", violations: null }]), "fail")).toEqual(["axeSkipped axe"]);
});

it("an application opens in each language, or fails with the key of the loader's reason [MORE-06]", () => {
  const failure = { reason: "versionMismatch", detail: "react: ^18.3.1 ≠ 19.3.1" };
  const found = openChecks([
    { language: "zh-CN", failure: null },
    { language: "en", failure },
  ]);
  expect(lines(found, "pass")).toEqual(['opens exposes["./mount"]']);
  expect(lines(found, "fail")).toEqual(["opens shared"]);
});

it("a second copy of React and large files are found [MORE-06]", () => {
  expect(lines(sharedCheck(true, 0), "pass")).toEqual(["shared shared.react"]);
  expect(lines(sharedCheck(true, 1), "fail")).toEqual(["shared shared.react"]);
  expect(sharedCheck(false, 0)).toEqual([]);
  expect(lines(sizeChecks([{ path: "/a/a.js", size: 4_000 }]), "pass")).toEqual(["size /a/a.js"]);
  expect(lines(sizeChecks([{ path: "/a/a.js", size: 4_000_000 }]), "note")).toEqual(["size /a/a.js"]);
  expect(sizeChecks([])).toEqual([]);
});
