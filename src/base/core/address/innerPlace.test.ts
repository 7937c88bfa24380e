import fc from "fast-check";
import { readInnerPlace, writeInnerPlace } from "./innerPlace";

describe("a place inside a sub-application", () => {
  it("is a path with the texts of a query [VIEW-08]", () => {
    expect(readInnerPlace("")).toEqual({ path: "/", values: {} });
    expect(readInnerPlace("/manage")).toEqual({ path: "/manage", values: {} });
    expect(readInnerPlace("/list?page=2&q=a%20b&list[]=1&o.x=2&__proto__=3")).toEqual({
      path: "/list",
      values: { page: "2", q: "a b" },
    });
  });

  it("is written without what is empty [VIEW-08]", () => {
    expect(writeInnerPlace("/")).toBe("");
    expect(writeInnerPlace("/", { page: 2 })).toBe("/?page=2");
    expect(writeInnerPlace("/list", { page: null, q: "", notice: undefined })).toBe("/list");
  });

  it("reads as it was written [VIEW-08]", () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.string({ minLength: 1, unit: "binary" }), { maxKeys: 4 }),
        (values) => {
          expect(readInnerPlace(writeInnerPlace("/list", values)).values).toEqual({ ...values });
        },
      ),
    );
  });
});
