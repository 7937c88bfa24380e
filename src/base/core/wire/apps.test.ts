import { readAppGroups, readUnhandled, readUnreadCounts } from "./apps";

const icon = (fields: object) => ({ code: "exams", updateStatus: 1, ...fields });
const codesOf = (wire: unknown) => readAppGroups(wire).map((group) => group.apps.map((app) => app.code));
const imagesOf = (fields: object) =>
  readAppGroups([{ code: "often", iconVMs: [icon(fields)] }])[0]?.apps[0]?.images;

describe("readAppGroups", () => {
  it("drops applications whose update status is 0, and desktop and comment [DESK-02]", () => {
    const iconVMs = [
      icon({ code: "notices" }),
      icon({ code: "seals", updateStatus: 0 }),
      icon({ code: "desktop" }),
      icon({ code: "comment" }),
      icon({ code: "drive", updateStatus: 2 }),
    ];
    expect(codesOf([{ code: "often", name: "", iconVMs }])).toEqual([["notices", "drive"]]);
  });

  it("takes the full, the plain and the English name of an application [DESK-02]", () => {
    const iconVMs = [icon({ zname: "校园云盘", name: "云盘应用", englishName: "School Drive" })];
    expect(readAppGroups([{ code: "often", iconVMs }])[0]?.apps[0]?.names).toEqual({
      short: "",
      full: "校园云盘",
      plain: "云盘应用",
      englishShort: "",
      english: "School Drive",
    });
  });

  it("takes the picture of each style and falls back to the coloured, then the general one [DESK-02]", () => {
    expect(
      imagesOf({
        imgPath: "/c.svg",
        imgGrayPath: "/g.svg",
        imgCartoonPath: "/t.svg",
        imgLotusPath: "/l.svg",
      }),
    ).toEqual({
      color: "/c.svg",
      ink: "/g.svg",
      lotus: "/l.svg",
      cartoon: "/t.svg",
    });
    expect(imagesOf({ iconImg: "/i.png", imgPath: null, imgGrayPath: "/g.svg" })).toEqual({
      color: "/i.png",
      ink: "/g.svg",
      lotus: "/i.png",
      cartoon: "/i.png",
    });
    expect(imagesOf({})).toEqual({});
  });

  it.each([
    "javascript:alert(1)",
    "data:image/svg+xml,x",
    "//evil.example/a.png",
    "/a\\b.png",
    "relative.png",
  ])("takes %s for no picture [SEC-02]", (imgPath) => expect(imagesOf({ imgPath })).toEqual({}));

  it("counts what is not said to be missing as installed [DESK-15]", () => {
    const said = [{ installed: false }, { installed: "false" }, { installed: true }, {}, { installed: null }];
    const iconVMs = said.map(icon);
    const [group] = readAppGroups([{ code: "often", iconVMs }]);
    expect(group?.apps.map(({ coming }) => coming)).toEqual([true, true, false, false, false]);
  });

  it("survives a list that is none, and entries without what they need", () => {
    expect(readAppGroups(null)).toEqual([]);
    expect(readAppGroups({ list: [] })).toEqual([]);
    expect(codesOf([{ code: "data", iconVMs: [null, {}, { code: "" }, "x"] }, 7])).toEqual([[]]);
  });

  it("reads who may open an application from a comma-separated list", () => {
    const [group] = readAppGroups([{ code: "staff", iconVMs: [icon({ limitUserType: "2, 4,x," })] }]);
    expect(group?.apps[0]?.menu.userTypes).toEqual([2, 4]);
  });
});

it("reads unread counts by application code and leaves out what is no count [DESK-03]", () => {
  expect(
    readUnreadCounts([{ code: "notices", num: 3 }, { code: "drive", num: "12" }, { code: "exams" }, null]),
  ).toEqual({
    notices: 3,
    drive: 12,
  });
  expect(readUnreadCounts("no list")).toEqual({});
});

it("reads what waits for the person; a platform that does not say counts nothing", () => {
  expect(readUnhandled({ todo: 4, message: "7" })).toEqual({ todo: 4, message: 7 });
  expect(readUnhandled({ todo: -2 })).toEqual({ todo: 0, message: 0 });
  expect(readUnhandled(null)).toEqual({ todo: 0, message: 0 });
});
