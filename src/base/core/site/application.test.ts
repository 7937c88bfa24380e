import { initialise } from "./application";

describe("initialisation", () => {
  it("throws naming what is missing [API-14]", () => {
    expect(() => initialise({ appCode: "oa" })).toThrow(/^Missing code at/);
    expect(() => initialise({ code: "oa" })).toThrow(/^Missing appCode at/);
    expect(() => initialise({ code: "", appCode: "" })).toThrow(/^Missing code and appCode at/);
  });

  it("knows the application else [API-14]", () => {
    expect(initialise({ code: "base", appCode: "oa" })).toEqual({
      code: "base",
      appCode: "oa",
      rootPath: "pages",
    });
  });
});
