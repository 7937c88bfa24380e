import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import * as stories from "../../stories/header/Header.stories";
import { EMPTY_SHELL } from "../../test/emptyShell";
import { fakeHttp, fakePorts, success, wireUser } from "../../test/fakePorts";
import { KitPage } from "../../test/KitPage";
import { prepareStories, storiesOf } from "../../test/stories";
import { readUser, type User } from "../base/core/wire/user";
import { DesktopPage } from "../desktop/DesktopPage";
import type { HeaderTool } from "../header/rows";
import { personPanel } from "../header/person/personPanel";
import { opensPanel } from "../bars/panel";
import { MenuLine } from "../bars/MenuLine";
import { ShellContext } from "../base/kit/ShellContext";
import { PortsContext } from "../base/platform/PortsContext";
import { PersonContext } from "../base/session/PersonContext";
import { createStore } from "../base/state/store";
import { desktopCards } from "./desktopCards";
import { headerTools } from "./headerTools";
import { personLines } from "./personLines";

const { OnTheDesktop } = storiesOf(stories);
const person = readUser(wireUser());

beforeAll(prepareStories);

/** A page of the person signed in, whose shell knows no applications. */
function open(content: ReactNode) {
  const { ports } = fakePorts({ http: fakeHttp(() => success(null)).http });
  render(
    <PortsContext value={ports}>
      <Provider store={createStore(ports)}>
        <KitPage>
          <PersonContext value={person}>
            <ShellContext value={EMPTY_SHELL}>{content}</ShellContext>
          </PersonContext>
        </KitPage>
      </Provider>
    </PortsContext>,
  );
}

it.each([
  ["the header", headerTools],
  ["the person's menu", personLines],
  ["the desktop", desktopCards],
])("the rows of %s have names of their own [VIEW-07]", (_, rows) => {
  const ids = rows.map(({ id }) => id);
  expect(ids).not.toEqual([]);
  expect([...new Set(ids)]).toEqual(ids);
});

it("the header's tools come in their order, for the Tab key and on phones [DESK-04, A11Y-02]", async () => {
  await OnTheDesktop.run();
  const banner = screen.getByRole("banner");
  const { getByRole } = within(banner);
  const button = (name: string | RegExp) => getByRole("button", { name });
  const tools = [button("更多"), button("搜索应用、通知…"), button(/^消息 ?4/), button(/^欢迎/)];
  expect(
    [...banner.querySelectorAll("a, button")].filter((each) => tools.some((tool) => tool === each)),
  ).toEqual(tools);
  const foot = document.querySelectorAll("nav[aria-label='快捷导航'] .name");
  expect([...foot].map(({ textContent }) => textContent)).toEqual(["今日", "应用", "消息", "我的"]);
});

describe("a row that a feature adds", () => {
  const load: jest.MockedFunction<NonNullable<HeaderTool["load"]>> = jest.fn();
  const row: HeaderTool = {
    id: "children",
    place: "end",
    Tool: ({ panel }) => (
      <button id={panel.id} {...opensPanel(panel)}>
        孩子
      </button>
    ),
    Entry: ({ panel }) => (
      <li>
        <button {...opensPanel(panel)}>孩子们</button>
      </li>
    ),
    load,
  };
  const added = () => OnTheDesktop.run({ args: { ...OnTheDesktop.args, more: [row] } });

  beforeEach(() => {
    load.mockReset().mockResolvedValue({
      Panel: ({ anchor, onClose, labelledBy }) =>
        anchor && (
          <div role="dialog" aria-labelledby={labelledBy}>
            <button type="button" onClick={onClose}>
              关闭
            </button>
          </div>
        ),
    });
  });

  it("is a tool of the header and an entry in the bar of phones, which open its panel [VIEW-07, DESK-04]", async () => {
    await added();
    const banner = within(screen.getByRole("banner"));
    const tool = banner.getByRole("button", { name: "孩子" });
    expect(banner.getAllByRole("button").at(-1)).toBe(tool);
    // jsdom is no phone.
    const entry = screen.getByRole("button", { name: "孩子们", hidden: true });
    expect(entry.closest("nav")).toHaveAttribute("aria-label", "快捷导航");
    for (const button of [tool, entry]) {
      expect(button).toHaveAttribute("aria-expanded", "false");
      await userEvent.click(button);
      const panel = await screen.findByRole("dialog", { name: "孩子" });
      expect([tool, entry].map((each) => each.getAttribute("aria-expanded"))).toEqual(["true", "true"]);
      await userEvent.click(within(panel).getByRole("button", { name: "关闭" }));
      expect(screen.queryByRole("dialog")).toBeNull();
    }
  });

  it("gives way to the panel of another row [VIEW-07]", async () => {
    await added();
    const banner = within(screen.getByRole("banner"));
    await userEvent.click(banner.getByRole("button", { name: "孩子" }));
    await screen.findByRole("dialog", { name: "孩子" });
    await userEvent.click(banner.getByRole("button", { name: "更多" }));
    await screen.findByRole("dialog", { name: "全部应用" });
    expect(screen.queryByRole("dialog", { name: "孩子" })).toBeNull();
  });

  it("fetches its panel as the focus comes near, and once more where that failed [VIEW-07, REL-03]", async () => {
    load.mockRejectedValueOnce(new Error("ChunkLoadError"));
    await added();
    expect(load).not.toHaveBeenCalled();
    const tool = screen.getByRole("button", { name: "孩子" });
    act(() => tool.focus());
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("dialog", { name: "孩子" })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is a line of the person's menu, which closes before the line acts, and is prepared for the person [VIEW-07]", async () => {
    const done: string[] = [];
    const prepare = jest.fn((user: User) => () => void done.push(`prepared for ${user.userId}`));
    const { Panel, prepare: prepareAll } = personPanel([
      {
        id: "children",
        group: "account",
        prepare,
        Line: ({ close }) => (
          <MenuLine Icon={() => null} close={close} onChoose={() => done.push("chosen")}>
            我的孩子
          </MenuLine>
        ),
      },
      { id: "absent", group: "leave", Line: () => null },
    ]);
    open(<Panel anchor={document.body} onClose={() => done.push("closed")} labelledBy="who" />);
    const line = screen.getByRole("menuitem", { name: "我的孩子" });
    expect(screen.getAllByRole("menuitem")).toEqual([line]);
    expect(line).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(done).toEqual(["closed", "chosen"]);
    if (person) prepareAll?.(person)((thunk: unknown) => (thunk as () => unknown)(), jest.fn(), {} as never);
    expect(done.at(-1)).toBe("prepared for 7");
  });

  it("is a card of the desktop, after those that are there [VIEW-07]", async () => {
    const Card = () => <h2>今日值班</h2>;
    // The card's code comes while this waits: React resumes what was suspended within `act` only if that is awaited.
    await act(async () => {
      open(<DesktopPage cards={[...desktopCards, { id: "duty", place: "rail", Card }]} />);
      await Promise.resolve();
    });
    const rail = within(screen.getByRole("complementary"));
    await rail.findByRole("heading", { name: "消息" });
    const cards = rail.getAllByRole("heading", { level: 2 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(["消息", "今日值班"]);
  });
});
