import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { createPortalTheme } from "../../../theme/createPortalTheme";
import { createStyleCache } from "../../../src/kit/styleCache";
import type { Answer, Language, Portal } from "../../../src/subapp/contract";
import { createPortal } from "../../../src/subapp/createPortal";
import { LiveValue } from "../../../src/subapp/LiveValue";
import { mount } from "./main";

const notice = (number: number) => ({
  id: String(number),
  title: `通知${number}|||Notice ${number}`,
  content: `第一行 ${number}\n<b>第二行</b>`,
  author: "教务处",
  category: "教务|||Academic",
  publishedAt: "2026-11-21 07:05:00",
  read: number % 2 === 0,
});
const page = (start: number, total: number): Answer => ({
  ok: true,
  data: {
    list: Array.from({ length: Math.min(10, total - (start - 1) * 10) }, (_unused, index) =>
      notice((start - 1) * 10 + index + 1),
    ),
    total,
  },
});

/** Shows the sub-application over a platform that answers by the test's own function. */
async function show(answer: (start: number) => Answer | Promise<Answer>, wide = true) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: wide, onchange: null }) as unknown as MediaQueryList;
  const language = new LiveValue<Language>("zh-CN");
  const titles: string[] = [];
  const said: string[] = [];
  const asked: unknown[] = [];
  const portal: Portal = createPortal(
    {
      session: new LiveValue(null).view,
      theme: new LiveValue(createPortalTheme()).view,
      language: language.view,
      permissions: new LiveValue({ administrator: false, apps: [] }).view,
      styles: createStyleCache(),
      send: async ({ data, ...call }) => {
        asked.push({ ...call, data });
        return answer((data as { start: number }).start);
      },
      notify: () => undefined,
      announce: (words) => void said.push(words),
      navigation: { open: () => true, back: () => undefined, desktop: () => undefined },
    },
    {
      place: new LiveValue({ app: "notices", fileId: "notices", id: null }).view,
      crashed: (error) => {
        throw error;
      },
      setTitle: (title) => void titles.push(title),
    },
  );
  const main = document.body.appendChild(document.createElement("main"));
  const instance = await act(async () => mount(main, portal));
  unmount = () => {
    act(() => instance.unmount());
    main.remove();
  };
  return { main, language, titles, said, asked };
}

let unmount: () => void = () => undefined;
afterEach(() => unmount());

const list = () => screen.getByRole("list", { name: "通知列表" });

it("lists one page of notices, unread ones said as such, and names itself [VIEW-05]", async () => {
  const { main, titles, asked } = await show((start) => page(start, 31));
  expect(within(list()).getAllByRole("listitem")).toHaveLength(10);
  expect(screen.getByText("共 31 条")).toBeVisible();
  expect(within(list()).getAllByRole("img", { name: "未读" })).toHaveLength(5);
  expect(titles).toContain("通知公告");
  expect(asked.at(-1)).toEqual({
    method: "get",
    path: "/api/notice/list",
    data: { start: 1, size: 10 },
    quiet: true,
  });
  expect(await axe(main)).toHaveNoViolations();
});

it("opens a notice beside the list as text, never as HTML [VIEW-05, SEC-02]", async () => {
  const { said } = await show((start) => page(start, 3));
  await userEvent.click(screen.getByRole("button", { name: /通知2/ }));
  const article = screen.getByRole("article");
  expect(within(article).getByRole("heading")).toHaveTextContent("通知2");
  expect(article).toHaveTextContent("<b>第二行</b>");
  expect(article.querySelector("b")).toBeNull();
  expect(screen.getByRole("button", { name: /通知2/ })).toHaveAttribute("aria-current", "true");
  expect(said).toEqual(["已打开：通知2"]);
});

it("takes the list's place on a narrow screen and gives the focus back [VIEW-05]", async () => {
  await show((start) => page(start, 3), false);
  await userEvent.click(screen.getByRole("button", { name: /通知2/ }));
  expect(screen.queryByRole("list", { name: "通知列表" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "通知2" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "返回列表" }));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(screen.getByRole("button", { name: /通知2/ })).toHaveFocus();
});

it("turns the page [VIEW-05]", async () => {
  await show((start) => page(start, 31));
  const paging = screen.getByRole("navigation", { name: "通知分页" });
  await userEvent.click(within(paging).getByText("4"));
  expect(within(list()).getAllByRole("listitem")).toHaveLength(1);
  expect(list()).toHaveTextContent("通知31");
});

it("shows English words and titles after a switch [VIEW-05]", async () => {
  const { language } = await show((start) => page(start, 3));
  act(() => language.set("en"));
  expect(screen.getByRole("heading", { name: "Notices" })).toBeVisible();
  expect(screen.getByRole("button", { name: /Notice 1/ })).toHaveTextContent("Academic");
});

it("says that there are none [VIEW-05]", async () => {
  const { main } = await show(() => page(1, 0));
  expect(screen.getByText("还没有通知")).toBeVisible();
  expect(await axe(main)).toHaveNoViolations();
});

it("shows a skeleton while it loads, then the platform's own words and a way to try again [VIEW-05, REL-01]", async () => {
  let fail: (answer: Answer) => void = () => undefined;
  let tries = 0;
  const failing = new Promise<Answer>((resolve) => (fail = resolve));
  await show((start) => (++tries <= 2 ? failing : page(start, 3)));
  expect(screen.getByRole("img", { name: "正在加载通知" })).toBeVisible();
  await act(() => {
    fail({ ok: false, status: 500, text: "出错了|||It broke" });
    return failing;
  });
  expect(screen.getByRole("alert")).toHaveTextContent("通知没有加载出来出错了");
  tries = 2;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(within(list()).getAllByRole("listitem")).toHaveLength(3);
});

it("treats an answer that is no page as a failure [REL-01]", async () => {
  await show(() => ({ ok: true, data: { nothing: true } }));
  expect(screen.getByRole("alert")).toHaveTextContent("通知没有加载出来");
});
