import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { lateStyles } from "./lateStyles";
import { bringPartStyles } from "./part";
import { partComponents } from "../../../theme/partComponents";
import { importsAtOnce } from "../../../test/importsAtOnce";

const source = path.join(__dirname, "../..");
const COMPONENT = /^import (?!type)(?:[^;]* )?from "@mui\/material\/([A-Z]\w+)"/gm;
/** Components of MUI that have no looks or words of ours. */
const PLAIN =
  /^(Divider|Fade|FormControl|FormGroup|GlobalStyles|LinearProgress|MenuList|NativeSelect|Portal|RadioGroup)$/;

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
const textOf = (file: string) => readFileSync(path.join(source, file), "utf8");

it("whatever uses a component of MUI has it with its looks [THEME-06]", () => {
  const users = files.flatMap((file) =>
    [...textOf(file).matchAll(COMPONENT)].map(([, name = ""]) => ({ file, name })),
  );
  expect(users.length).toBeGreaterThan(20);
  const bare = users.filter(({ file, name }) => !PLAIN.test(name) && file !== `base/kit/mui/${name}.ts`);
  expect(bare).toEqual([]);
  const undressed = users.filter(
    ({ file, name }) => file.startsWith("base/kit/mui/") && !textOf(file).includes(`part(Mui${name})`),
  );
  expect(undressed).toEqual([]);
  expect(files.filter((file) => /styled\(DataGrid\)|<DataGrid[\s/>]/.test(textOf(file)))).toEqual([]);
});

it("those without looks of ours are named in none [THEME-06]", () => {
  const named = Object.keys(partComponents).map((name) => name.replace("Mui", ""));
  expect(named.filter((name) => PLAIN.test(name))).toEqual([]);
});

it.each(["src/pages/account.tsx", "src/pages/portal.tsx"])("%s begins without them [WID-01]", (entry) => {
  expect(importsAtOnce(entry).files).not.toContain("theme/partComponents.ts");
});

it("the components' own words are in the page's language [I18N-03]", () => {
  bringPartStyles();
  expect(lateStyles("zh-CN").MuiAlert).toMatchObject({
    defaultProps: { closeText: "关闭" },
    styleOverrides: lateStyles("en").MuiAlert?.styleOverrides,
  });
  expect(lateStyles("en").MuiAlert?.defaultProps?.closeText).toBeUndefined();
});
