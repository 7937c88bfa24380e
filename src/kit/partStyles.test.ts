import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { lateStyles } from "./lateStyles";
import "./partStyles";
import { importsAtOnce } from "../../test/importsAtOnce";

const source = path.join(__dirname, "..");
const COMPONENT =
  /^import (?!type)[^;]*from "(?:@mui\/material\/(?!styles"|locale"|GlobalStyles")|@mui\/x-data-grid")/m;
const LOOKS = /^import "[^"]*\/partStyles";$/m;

const users = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !file.includes(".test.") &&
    COMPONENT.test(readFileSync(path.join(source, file), "utf8")),
);

it("every file that uses a component of MUI imports its styles [THEME-06]", () => {
  expect(users.length).toBeGreaterThan(20);
  const bare = users.filter((file) => !LOOKS.test(readFileSync(path.join(source, file), "utf8")));
  expect(bare).toEqual([]);
});

it.each(["src/pages/account.tsx", "src/pages/portal.tsx"])("%s begins without them [WID-01]", (entry) => {
  expect(importsAtOnce(entry).files).not.toContain("theme/partComponents.ts");
});

it("the components' own words are in the page's language [I18N-03]", () => {
  expect(lateStyles("zh-CN").MuiAlert).toMatchObject({
    defaultProps: { closeText: "关闭" },
    styleOverrides: lateStyles("en").MuiAlert?.styleOverrides,
  });
  expect(lateStyles("en").MuiAlert?.defaultProps?.closeText).toBeUndefined();
});
