import {
  isInnerPlace,
  isSubAppName,
  placeKey,
  readViewport,
  viewportApp,
  viewportRoute,
} from "./viewportAddress";

describe("names in a viewport's address", () => {
  it.each(["notes", "a", "A-b_9", "_", "-"])("accepts %s [VIEW-01]", (name) => {
    expect(isSubAppName(name)).toBe(true);
  });

  it.each(["", ".", "..", "a/b", "a.b", "a b", "名", "a\n", "%2e", "x".repeat(65), null, 7, undefined])(
    "refuses %j [VIEW-01]",
    (name) => {
      expect(isSubAppName(name)).toBe(false);
    },
  );
});

const read = (query: string) => readViewport(query);

describe("the viewport's query", () => {
  it("names a sub-application, with or without an id [VIEW-01]", () => {
    expect(read("app=notices&fileId=main")).toEqual({
      kind: "subApp",
      place: { app: "notices", fileId: "main", id: null, at: "" },
    });
    expect(read("app=a_b&fileId=c-d&id=42&linkUrl=x")).toEqual({
      kind: "subApp",
      place: { app: "a_b", fileId: "c-d", id: "42", at: "" },
    });
  });

  it("names a frame by linkUrl only without a fileId [VIEW-03]", () => {
    expect(read("linkUrl=%2Fpage")).toEqual({ kind: "frame", linkUrl: "/page", app: null });
    expect(read("app=a&linkUrl=%2Fpage")).toEqual({ kind: "frame", linkUrl: "/page", app: "a" });
  });

  it.each([
    "",
    "app=notices",
    "fileId=main",
    "app=&fileId=main",
    "app=..&fileId=main",
    "app=a%2Fb&fileId=main",
    "app=notices&fileId=main.js",
    "app=notices&fileId=main&id=%3Cb%3E",
    "app=notices&fileId=main&id=",
    "linkUrl=",
    "app=notices&fileId=&linkUrl=%2Fpage",
  ])("refuses %s [VIEW-01]", (query) => {
    expect(read(query)).toEqual({ kind: "invalid" });
  });

  it("is the same pane for another id [VIEW-01]", () => {
    expect(placeKey({ app: "a", fileId: "b" })).toBe("a/b");
  });
});

it("refuses a query that names something twice or reaches for a prototype [API-15, VIEW-01]", () => {
  expect(read("?app=notices&app=drive&fileId=list").kind).toBe("invalid");
  expect(read("?app=notices&fileId=list&linkUrl=/a&linkUrl=/b").kind).toBe("invalid");
  expect(read("?__proto__.app=notices&fileId=list").kind).toBe("invalid");
  expect(read(`?${"x=1&".repeat(1000)}app=notices&fileId=list`).kind).toBe("invalid");
});

describe("the place inside a sub-application", () => {
  const placeOf = (at: string) => {
    const read = readViewport(`app=a&fileId=b&at=${encodeURIComponent(at)}`);
    return read.kind === "subApp" ? read.place.at : null;
  };

  it.each(["/", "/list?page=2&q=a%26b", "/通知/公告", `/${"x".repeat(999)}`])(
    "is in the address as it was written: %j [VIEW-08]",
    (at) => {
      expect(placeOf(at)).toBe(at);
      const route = viewportRoute({ kind: "subApp", place: { app: "a", fileId: "b", id: null, at } });
      expect(readViewport(route.slice(route.indexOf("?")))).toMatchObject({ place: { at } });
    },
  );

  it("is readable in the address bar [VIEW-08]", () => {
    const place = { app: "a", fileId: "b", id: null, at: "/list?page=2" };
    expect(viewportRoute({ kind: "subApp", place })).toBe("/viewport?app=a&fileId=b&at=/list?page=2");
  });

  it.each(["list", "//x\\y", "/a\nb", `/${"x".repeat(1000)}`, "javascript:1", "/\uD800"])(
    "is its start where the address says %j [VIEW-08]",
    (at) => {
      expect(isInnerPlace(at)).toBe(false);
      expect(
        readViewport(`app=a&fileId=b&at=${encodeURIComponent(at.replace(/\p{Cs}/gu, "\\"))}`),
      ).toMatchObject({
        place: { at: "" },
      });
    },
  );
});

describe("a menu entry's query", () => {
  const route = (query: string) => {
    const asked = readViewport(query, "drive");
    return asked.kind === "invalid" ? null : viewportRoute(asked);
  };

  it.each([
    ["", "/viewport?app=drive&fileId=drive"],
    ["fileId=list&id=42", "/viewport?app=drive&fileId=list&id=42"],
    ["app=notices", "/viewport?app=notices&fileId=notices"],
    ["linkUrl=%2Fa%3Fb%3Dc%26d", "/viewport?app=drive&linkUrl=/a?b=c%26d"],
    ["id=a%2Fb", null],
    [`app=${"x".repeat(65)}`, null],
    ["app=a&app=b", null],
    ["linkUrl=", null],
  ])("of %j leads to %j, which the viewport reads in the same way [DESK-09, VIEW-01]", (query, to) => {
    expect(route(query)).toBe(to);
    const again = to === null ? null : read(to.slice(to.indexOf("?")));
    expect(again && again.kind !== "invalid" ? viewportRoute(again) : null).toBe(to);
  });
});

it("returns the application that a location shows [DESK-06]", () => {
  expect(viewportApp("/", "")).toBeNull();
  expect(viewportApp("/elsewhere", "?app=notices")).toBeNull();
  expect(viewportApp("/viewport", "?app=notices&fileId=main")).toBe("notices");
  expect(viewportApp("/viewport", "?app=..&fileId=main")).toBe("");
  expect(viewportApp("/viewport", "")).toBe("");
});
