import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import * as stories from "../../../stories/sign-in/QrDialog.stories";
import { KitPage } from "../../../test/KitPage";
import { readThrough } from "../../../test/spoken";
import { prepareStories, storiesOf } from "../../../test/stories";
import type { QrCode, QrState } from "../flow/qr/step";
import { useKit } from "../../base/kit/KitContext";
import { QrDialog } from "./QrDialog";

const qr = storiesOf(stories);

beforeAll(prepareStories);

const code: QrCode = {
  deviceCode: "d",
  userCode: "4729",
  picture: "data:image/svg+xml,x",
  page: null,
  until: 120_000,
  interval: 2_000,
};
const shown = { code, asking: false, failures: 0, hidden: false };

/** A page with a button that opens the dialog, whose state the test moves. */
function setUp() {
  let state: QrState = { phase: "fetching", hidden: false };
  const listeners = new Set<() => void>();
  const engine = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    refresh: jest.fn(() => move({ phase: "fetching", hidden: false })),
  };
  const move = (next: QrState) =>
    act(() => {
      state = next;
      listeners.forEach((listener) => listener());
    });
  function Page() {
    const { dialogs } = useKit();
    const [closed, setClosed] = useState(false);
    const open = () =>
      void dialogs
        .open(QrDialog, { name: "校园通|||Campus", engine, clock: { now: () => 0 } })
        .then(() => setClosed(true));
    return <button onClick={open}>{closed ? "closed" : "open"}</button>;
  }
  render(
    <KitPage>
      <Page />
    </KitPage>,
  );
  return { engine, move };
}
const said = (role: "status" | "alert") =>
  [...document.querySelectorAll(`#announcer [role=${role}] > div`)].map(({ textContent }) => textContent);

it("shows the code by name, what both screens show, and a way for who cannot scan [AUTH-13, A11Y-03]", async () => {
  await qr.Waiting.run();
  expect(screen.getByRole("img", { name: "登录二维码" })).toHaveAttribute(
    "src",
    expect.stringMatching(/^data:image\/svg\+xml,/),
  );
  expect(screen.getByText("4729")).toBeVisible();
  const link = screen.getByRole("link", { name: /无法扫描.*在新窗口打开/ });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await qr.Scanned.run();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

it("speaks what becomes of the code, and at once what ends it [AUTH-13, A11Y-03]", async () => {
  const { engine, move } = setUp();
  await userEvent.click(screen.getByRole("button", { name: "open" }));
  await screen.findByRole("dialog", { name: "使用校园通登录" });
  move({ phase: "waiting", ...shown });
  move({ phase: "waiting", ...shown, failures: 1 });
  move({ phase: "scanned", ...shown, name: null });
  move({ phase: "scanned", ...shown, name: "王雅琴" });
  expect(said("status")).toEqual([
    "正在获取二维码…",
    "二维码已显示，请用手机扫描。校验码 4 7 2 9",
    "无法连接，正在重试…",
    "已扫描，请在手机上确认",
    "王雅琴 已登录，请在手机上确认",
  ]);
  move({ phase: "refused", hidden: false });
  expect(said("alert")).toEqual(["手机上拒绝了登录"]);
  await userEvent.click(screen.getByRole("button", { name: "刷新二维码" }));
  expect(engine.refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
  move({ phase: "signingIn", hidden: false });
  expect(said("status").at(-1)).toBe("已确认，正在登录…");
});

it("is left by Escape, which gives the focus back [A11Y-02]", async () => {
  setUp();
  const button = screen.getByRole("button", { name: "open" });
  await userEvent.click(button);
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByRole("button", { name: "closed" })).toBe(button);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

it("is read in the order in which it is done [A11Y-03]", async () => {
  await qr.Waiting.run();
  const phrases = await readThrough(screen.getByRole("dialog"));
  expect(phrases.filter((phrase) => !/paragraph|^end of/.test(phrase))).toEqual([
    "dialog, 使用校园通扫码登录, modal",
    "heading, 使用校园通扫码登录, level 2",
    "group, 使用校园通扫码登录",
    "用手机扫描二维码，在手机上登录并确认。",
    "image, 登录二维码",
    "link, 无法扫描？在此设备上打开 （在新窗口打开）",
    "无法扫描？在此设备上打开",
    "（在新窗口打开）",
    "校验码",
    "4729",
    "请核对手机上的校验码是否一致。",
    "group, 二维码有效期",
    "二维码有效期",
    "timer",
    "还剩 2 分 53 秒",
    "button, 关闭",
  ]);
});
