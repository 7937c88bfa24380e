import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PAGES } from "../contract/pages";
import { SCREENS } from "../e2e/audit/screens";

const root = path.join(__dirname, "..");
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");
const filesBelow = (folder: string, end: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(end) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")));

const SUB_APPLICATIONS = readdirSync(path.join(root, "subapps"), { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && readdirSync(path.join(root, "subapps", entry.name)).includes("app.json"),
  )
  .map(({ name }) => name);

/** What a file is called that shows a screen of its own or opens over one. */
const NAMED =
  /\/[A-Z]\w*(Banner|Card|Chooser|Dialog|Drawer|Menu|Page|Panel|Picker|Popover|Screen|Sheet|Tray|View)\.tsx$/;
/** The elements that open over a page, whatever the file is called that draws one. */
const OVER =
  /<(ConfirmDialog|Dialog|DialogFrame|Drawer|FormDialog|FormDrawer|FormWindow|HeaderPopover|Menu|ModalSurface|Popover|QuestionFrame)\b/;

/** What only frames or places what is named in the lists below. */
const FRAMES: ReadonlySet<string> = new Set([
  "src/appearance/AppearanceFrame.tsx",
  "src/search/SearchSurface.tsx",
  "src/base/kit/ConfirmDialog.tsx",
  "src/base/kit/DialogFrame.tsx",
  "src/base/kit/QuestionFrame.tsx",
  "src/base/kit/dialog/ModalSurface.tsx",
  "src/base/kit/form/FormWindow.tsx",
]);

const PARTS = ["src"]
  .concat(SUB_APPLICATIONS.map((name) => `subapps/${name}/client`))
  .flatMap((folder) => filesBelow(folder, ".tsx"))
  .filter((file) => !FRAMES.has(file) && (NAMED.test(file) || OVER.test(textOf(file))));

/** The files that stories show: those that they import, by themselves or through the index of a folder. */
const shownByStories = (): ReadonlySet<string> => {
  const shown = new Set<string>();
  for (const story of filesBelow("stories", ".tsx"))
    for (const [, names = "", from = ""] of textOf(story).matchAll(
      /import\s+{([^}]*)}\s+from "(\.[^"]+)"/g,
    )) {
      const file = path.posix.join(path.posix.dirname(story), from);
      shown.add(`${file}.tsx`);
      for (const name of names.split(/,\s*/)) {
        const [own = ""] = name
          .trim()
          .replace(/^type /, "")
          .split(" as ");
        for (const part of PARTS)
          if (part.startsWith(`${file}/`) && part.endsWith(`/${own}.tsx`)) shown.add(part);
      }
    }
  return shown;
};

const isNamed = (part: string, name: string) => part.endsWith(`/${name}.tsx`);
const claimed = SCREENS.flatMap(({ shows = [] }) => shows);

describe("what the audit covers", () => {
  it("is every dialog, panel and page that has no story [A11Y-01]", () => {
    const stories = shownByStories();
    expect(PARTS.length).toBeGreaterThan(90);
    expect(
      PARTS.filter((part) => !stories.has(part) && !claimed.some((name) => isNamed(part, name))),
    ).toEqual([]);
  });

  it("names each of them by one file that there is [A11Y-01]", () => {
    const found = claimed.map((name) => [name, PARTS.filter((part) => isNamed(part, name)).length]);
    expect(found.filter(([, count]) => count !== 1)).toEqual([]);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(new Set(SCREENS.map(({ name }) => name)).size).toBe(SCREENS.length);
    expect([...FRAMES].filter((file) => textOf(file) === "")).toEqual([]);
  });
});

const places = SCREENS.flatMap(({ at = [] }) => at);
const listIn = (file: string, list: RegExp, item: RegExp): readonly string[] => {
  const [, inside = ""] = list.exec(textOf(file)) ?? [];
  return [...inside.matchAll(item)].map(([, name = ""]) => name);
};

/** The parts that an application tells apart by the path in its address; one that is not named here has its start alone. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  attendance: listIn("subapps/attendance/client/place.ts", /VIEWS = \[([^\]]*)\]/, /"(\w+)"/g).map(
    (view) => `/${view}`,
  ),
  drive: listIn("subapps/drive/client/drivePlace.ts", /PATHS = {([^}]*)}/, /"(\/\w*)"/g),
  notices: ["/", ...listIn("subapps/notices/client/manage/managing.ts", /MANAGE = (.*)/, /"(\/\w+)"/g)],
  timetable: listIn("subapps/timetable/client/view.ts", /form: path === (.*)/, /"(\/\w+)"/g),
};

describe("the places that the audit opens", () => {
  it("are all pages of the portal, and an address that has none [A11Y-01]", () => {
    const pages = listIn("src/shell/routes.tsx", /const PAGES[^[]*\[([^]*?)\n\]\)/, /\["(\w*)",/g);
    expect(pages).toEqual(expect.arrayContaining(["", "viewport", "messages"]));
    const opened = new Set(
      places.map((place) =>
        place.startsWith("#/") ? place.slice(2) : place.startsWith("/") ? null : "viewport",
      ),
    );
    opened.delete(null);
    expect([...opened].sort()).toEqual([...pages, "nowhere"].sort());
  });

  it("are all pages that need no session [A11Y-01]", () => {
    // An older address of the login page, and one of the page to bind an account.
    const ALIASES = ["/needtologinpagerelogin", "/{root}/login/pc_bind_all/index.html"];
    const patterns = PAGES.filter(({ open, address }) => open && !ALIASES.includes(address)).map(
      ({ address }) => new RegExp(`^${address.replace("[/]", "/?").replaceAll("{any}", ".*")}$`),
    );
    expect(patterns.length).toBeGreaterThan(3);
    expect(patterns.filter((pattern) => !places.some((place) => pattern.test(place)))).toEqual([]);
  });

  it("are all parts of the applications [A11Y-01]", () => {
    expect(SUB_APPLICATIONS).toEqual(expect.arrayContaining(Object.keys(INSIDE)));
    const wanted = SUB_APPLICATIONS.flatMap((name) =>
      (INSIDE[name] ?? ["/"]).map((part) => `${name}${part}`),
    );
    expect(wanted.length).toBeGreaterThan(10);
    expect(places.filter((place) => /^\w/.test(place)).sort()).toEqual(wanted.sort());
  });
});
