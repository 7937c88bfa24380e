import { readNamedList, writeNamedList } from "./listPlace";

describe("a list in the address", () => {
  it("names its page, its size and its order [VIEW-08]", () => {
    const named = { page: 3, size: 100, sort: { field: "publishedAt", order: "desc" } } as const;
    expect(writeNamedList(named)).toEqual({ page: "3", size: "100", sort: "-publishedAt" });
    expect(readNamedList({ page: "3", size: "100", sort: "-publishedAt" })).toEqual(named);
    expect(readNamedList({ sort: "title" }).sort).toEqual({ field: "title", order: "asc" });
  });

  it("names nothing where it is as usual [VIEW-08]", () => {
    const usual = { page: 1, size: null, sort: null };
    expect(writeNamedList(usual)).toEqual({ page: null, size: null, sort: null });
    expect(readNamedList({})).toEqual(usual);
  });

  it.each(["0", "-1", "1.5", "1e3", "x", "99999999", ""])(
    "takes %j for no page and no size [VIEW-08]",
    (text) => {
      expect(readNamedList({ page: text, size: text, sort: "a b" })).toEqual({
        page: 1,
        size: null,
        sort: null,
      });
    },
  );
});
