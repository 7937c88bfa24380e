import { importsAtOnce } from "../../test/importsAtOnce";

const PAGES = ["src/pages/boot.ts", "src/pages/account.tsx", "src/pages/portal.tsx"];

/** Large packages, which come when they are needed: what forms and tables are made of, spreadsheets, federation. */
const LATE = /^(react-hook-form|@hookform\/|yup$|@mui\/x-|@mui\/material$|hucre|@module-federation\/)/;

describe("the first load", () => {
  it.each(PAGES)("of %s has no package that can come later [WID-02, WID-03]", (entry) => {
    const { packages } = importsAtOnce(entry);
    expect(packages.filter((name) => LATE.test(name))).toEqual([]);
    if (!entry.endsWith("boot.ts")) expect(packages).toContain("react");
  });

  it("of sub-applications has neither forms nor tables [WID-02, WID-03]", () => {
    const { packages } = importsAtOnce("src/subapp/sdk/kit.ts");
    expect(packages).toContain("react");
    // The barrel is there already: sub-applications are given it.
    expect(packages.filter((name) => LATE.test(name) && name !== "@mui/material")).toEqual([]);
  });

  it("is read as far as it goes", () => {
    expect(
      importsAtOnce("src/base/kit/form/FormDialog.tsx").packages.filter((name) => LATE.test(name)),
    ).toEqual(["@hookform/resolvers/yup", "react-hook-form", "yup"]);
    expect(importsAtOnce("src/list/ListGrid.tsx").packages.filter((name) => LATE.test(name))).toContain(
      "@mui/x-data-grid",
    );
  });
});
