import { placeKey, readViewportQuery } from "./viewportQuery";

const read = readViewportQuery;

describe("the viewport's query", () => {
  it("names a sub-application, with or without an id [VIEW-01]", () => {
    expect(read("app=notices&fileId=main")).toEqual({
      kind: "subApp",
      place: { app: "notices", fileId: "main", id: null },
    });
    expect(read("app=a_b&fileId=c-d&id=42&linkUrl=x")).toEqual({
      kind: "subApp",
      place: { app: "a_b", fileId: "c-d", id: "42" },
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
