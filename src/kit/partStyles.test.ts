import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { importsAtOnce } from "../../test/importsAtOnce";
import { partComponents } from "../../theme/partComponents";

const source = path.join(__dirname, "..");
const COMPONENT =
  /^import (?!type)[^;]*from "(?:@mui\/material\/(?!styles"|locale"|CssBaseline"|GlobalStyles")|@mui\/x-data-grid")/m;
const LOOKS = /^import "[^"]*\/partStyles";$/m;

/** The login page begins with its components, whose looks are in theme/components.ts. */
const fromTheBeginning = (file: string) => file.startsWith(path.join("features", "login"));

const users = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !file.includes(".test.") &&
    !fromTheBeginning(file) &&
    COMPONENT.test(readFileSync(path.join(source, file), "utf8")),
);

it("whatever uses a component of MUI brings its looks along [THEME-06]", () => {
  expect(users.length).toBeGreaterThan(20);
  const bare = users.filter((file) => !LOOKS.test(readFileSync(path.join(source, file), "utf8")));
  expect(bare).toEqual([]);
});

it.each(["src/pages/account.tsx", "src/pages/portal.tsx"])("%s begins without them [WID-01]", (entry) => {
  expect(importsAtOnce(entry).files).not.toContain("theme/partComponents.ts");
});

it("the login page's components are not among them, for it would never have their looks [THEME-06]", () => {
  expect(Object.keys(partComponents)).not.toContain("MuiOutlinedInput");
});
