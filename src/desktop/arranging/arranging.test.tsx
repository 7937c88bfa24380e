import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as stories from "../../../stories/desktop/Arranging.stories";
import { prepareStories, storiesOf } from "../../../test/stories";
import type { Arrangement } from "../../base/core/apps/arrangement";

const { AtRest, Editing, HiddenOnes, NothingPinned, NotWell } = storiesOf(stories);

beforeAll(prepareStories);

const OWN = "我的应用";
const grid = (name: string) => screen.getByRole("list", { name });
const tiles = (name = OWN) => within(grid(name)).getAllByRole("link");
const names = (name = OWN) =>
  tiles(name).map(
    (link) => link.parentElement?.querySelector<HTMLElement>("[data-tile-of]")?.dataset["tileOf"],
  );
const tile = (code: string, name = OWN): HTMLElement => {
  const found = tiles(name)[names(name).indexOf(code)];
  if (!found) throw new Error(`no tile of ${code}`);
  return found;
};
const said = () => document.getElementById("announcer")?.textContent ?? "";

const FIRST = ["notices", "app-课表", "app-作业", "app-考勤", "app-云盘", "app-通讯录", "app-校历"];

/** Lays a grid's tiles out in one row of a hundred pixels each, which jsdom does not. */
function layOut(name: string, top: number) {
  const box = (left: number, width: number) => new DOMRect(left, top, width, 100);
  grid(name).getBoundingClientRect = () => box(0, 800);
  tiles(name).forEach((link, index) => {
    const item = link.parentElement;
    if (item) item.getBoundingClientRect = () => box(index * 100, 90);
  });
}

const menuOf = async (code: string, name = OWN) => {
  const link = tile(code, name);
  act(() => link.focus());
  await userEvent.keyboard("{Shift>}{F10}{/Shift}");
  return within(await screen.findByRole("menu"));
};
const choose = async (code: string, action: string, name = OWN) => {
  const menu = await menuOf(code, name);
  await userEvent.click(menu.getByRole("menuitem", { name: action }));
  await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
};

const pointer = (target: Element, type: string, clientX: number, clientY: number, pointerType = "mouse") =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, button: 0 }), {
      pointerType,
      pointerId: 1,
      isPrimary: true,
    }),
  );

describe("the menu of a tile", () => {
  it("moves it, says where it is, and leaves the focus on it [MORE-01, A11Y-02, A11Y-03]", async () => {
    await AtRest.run();
    await choose("notices", "右移");
    await waitFor(() => expect(names().slice(0, 3)).toEqual(["app-课表", "notices", "app-作业"]));
    await waitFor(() => expect(tile("notices")).toHaveFocus());
    expect(said()).toContain("通知公告已移到第 2 个，共 7 个。");
    await choose("app-审批", "左移", "行政办公 6");
    await waitFor(() => expect(names("行政办公 6").slice(0, 2)).toEqual(["app-审批", "app-公文"]));
  });

  it("pins and unpins, and leaves the focus on the neighbour of what went [MORE-01, A11Y-02]", async () => {
    await AtRest.run();
    await choose("app-公文", "固定到我的应用", "行政办公 6");
    await waitFor(() => expect(names()).toEqual([...FIRST, "app-公文"]));
    await choose("app-课表", "取消固定");
    await waitFor(() => expect(tile("app-作业")).toHaveFocus());
    expect(names()).not.toContain("app-课表");
  });

  it("hides an application, which a toast brings back, and the list of hidden ones [MORE-01]", async () => {
    await AtRest.run();
    await choose("app-作业", "隐藏");
    await waitFor(() => expect(names()).not.toContain("app-作业"));
    await userEvent.click(await screen.findByRole("button", { name: "撤销" }));
    expect(names()).toEqual(FIRST);
    expect(screen.getByText(/^已重新显示/)).toBeInTheDocument();
  });

  it("opens by the button of the tile and by a right click [MORE-01]", async () => {
    const opened: string[] = [];
    await AtRest.run({ args: { ...AtRest.args, onOpen: (code: string) => void opened.push(code) } });
    fireEvent.click(screen.getByRole("button", { name: "校历：更多操作" }));
    const way = await screen.findByRole("menuitem", { name: "在新窗口打开" });
    expect(way).toHaveAttribute("target", "_blank");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    fireEvent.contextMenu(tile("app-校历"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "打开" }));
    await waitFor(() => expect(opened).toEqual(["app-校历"]));
  });
});

it("takes a tile along with a mouse at rest, too; the click that ends it opens nothing, and a finger scrolls [MORE-01]", async () => {
  await AtRest.run();
  layOut(OWN, 0);
  const first = tile("notices");
  const drag = (kind: string) => {
    pointer(first, "pointerdown", 40, 40, kind);
    pointer(first, "pointermove", 380, 40, kind);
    pointer(first, "pointerup", 380, 40, kind);
  };
  drag("touch");
  expect(names()[0]).toBe("notices");
  drag("mouse");
  expect(names().slice(0, 4)).toEqual(["app-课表", "app-作业", "app-考勤", "notices"]);
  expect(fireEvent.click(first)).toBe(false);
  expect(fireEvent(first, new Event("dragstart", { bubbles: true, cancelable: true }))).toBe(false);
});

describe("a finger", () => {
  const pass = () =>
    act(() => {
      jest.advanceTimersByTime(500);
    });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("that rests on a tile opens its menu, and its end neither closes that nor opens the application; one that moves scrolls [MORE-01]", async () => {
    await AtRest.run();
    const press = (...events: readonly (readonly [string, number])[]) => {
      for (const [type, y] of events) pointer(tile("notices"), type, 40, y, "touch");
      pass();
    };
    press(["pointerdown", 40], ["pointermove", 60]);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    press(["pointerdown", 40], ["pointermove", 42]);
    expect(screen.getByRole("menu")).toBeVisible();
    const behind = document.querySelector(".MuiBackdrop-root") ?? document.body;
    fireEvent.click(behind);
    expect(screen.getByRole("menu")).toBeVisible();
    fireEvent.click(behind);
    pass();
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });
});

describe("arranging", () => {
  it("picks up, moves, drops and brings back by keys alone, and says so [MORE-01, A11Y-02]", async () => {
    await Editing.run();
    const first = tile("notices");
    expect(first).toHaveAccessibleDescription(/按空格键/);
    act(() => first.focus());
    await userEvent.keyboard(" {ArrowRight}{ArrowRight} ");
    expect(names().slice(0, 3)).toEqual(["app-课表", "app-作业", "notices"]);
    expect(said()).toContain("已放下通知公告，第 3 个，共 7 个。");
    expect(tile("notices")).toHaveFocus();
    await userEvent.keyboard("{Enter}{ArrowLeft}{Escape}");
    expect(names().slice(0, 3)).toEqual(["app-课表", "app-作业", "notices"]);
    expect(tile("notices")).toHaveFocus();
  });

  it("moves on from where a tile of a category was moved before [MORE-01, A11Y-02]", async () => {
    await Editing.run();
    const CATEGORY = "行政办公 6";
    const [first, second, third] = names(CATEGORY);
    act(() => tile(first ?? "", CATEGORY).focus());
    await userEvent.keyboard(" {ArrowRight}{ArrowRight} ");
    expect(names(CATEGORY).slice(0, 3)).toEqual([second, third, first]);
    expect(said()).toContain("第 3 个，共 6 个。");
  });

  it("takes a tile along with the pointer, within its list and onto the top; Escape lets it go [MORE-01]", async () => {
    await Editing.run();
    layOut(OWN, 0);
    layOut("行政办公 6", 300);
    const first = tile("notices");
    pointer(first, "pointerdown", 40, 40);
    pointer(first, "pointermove", 380, 40);
    expect(grid(OWN).querySelector("[data-landing]")).toBeVisible();
    pointer(first, "pointerup", 380, 40);
    expect(names().slice(0, 4)).toEqual(["app-课表", "app-作业", "app-考勤", "notices"]);

    const other = tile("app-公文", "行政办公 6");
    pointer(other, "pointerdown", 40, 340);
    pointer(other, "pointermove", 10, 40);
    fireEvent.keyDown(other, { key: "Escape" });
    pointer(other, "pointerup", 10, 40);
    expect(names()).not.toContain("app-公文");
    expect(grid(OWN).querySelector("[data-landing]")).not.toBeInTheDocument();

    layOut(OWN, 0);
    pointer(other, "pointerdown", 40, 340);
    pointer(other, "pointermove", 10, 40);
    pointer(other, "pointerup", 10, 40);
    expect(names()[0]).toBe("app-公文");
  });

  it("goes back to the usual order after a question [MORE-01]", async () => {
    const arranged: Arrangement = { pinned: ["app-校历"], hidden: ["app-课表"], order: [], open: [] };
    await Editing.run({ args: { ...Editing.args, arrangement: arranged } });
    expect(names()).toEqual(["app-校历"]);
    await userEvent.click(screen.getByRole("button", { name: "恢复默认排列" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "恢复默认排列" }));
    await waitFor(() => expect(names()).toEqual(FIRST));
  });
});

it("lists hidden applications, each of which can be shown again [MORE-01]", async () => {
  await HiddenOnes.run();
  expect(names()).not.toContain("app-课表");
  await userEvent.click(screen.getByRole("button", { name: /重新显示 ?课表/ }));
  expect(names()).toContain("app-课表");
  expect(screen.getByRole("button", { name: /重新显示 ?公文/ })).toHaveFocus();
});

it("says how to fill an empty top [MORE-01]", async () => {
  await NothingPinned.run();
  expect(screen.getByText(/这里还没有应用/)).toBeVisible();
});

it("says on the tile what is wrong with an application before it is opened [MORE-02, A11Y-03]", async () => {
  await NotWell.run();
  const descriptions = names().map((code) => tile(code ?? "").title);
  expect(descriptions).toEqual(["剩 12 天", "已过期", "需要更新", "无法连接", "", "", ""]);
  expect(tile("app-课表")).toHaveAccessibleDescription("已过期");
  expect((await menuOf("notices")).getByText("剩 12 天")).toBeVisible();
});
