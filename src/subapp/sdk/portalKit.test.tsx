import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakePortal } from "../../../test/fakePortal";
import type { Permissions, Portal } from "./contract";
import { ConfirmDialog, defineSubApp, DownloadTableButton, Permit, useDialogs, usePermission } from "./kit";
import { LiveValue } from "./LiveValue";

function Page() {
  const mayRead = usePermission(["notices", "homework"]);
  const dialogs = useDialogs();
  return (
    <>
      <Permit code="notices">
        <p>通知</p>
      </Permit>
      <p>{mayRead ? "可以看" : "不可以看"}</p>
      <Permit code="notes_edit">
        <p>修改</p>
      </Permit>
      <DownloadTableButton title="t" source={() => null} />
      <button onClick={() => void dialogs.open(ConfirmDialog, { title: { id: "sure" }, body: "…" })}>
        问
      </button>
    </>
  );
}

async function open() {
  const permissions = new LiveValue<Permissions>({ administrator: false, apps: [], codes: [] });
  const notify = jest.fn<undefined, Parameters<Portal["notify"]>>();
  const fake = fakePortal({ app: "notes" });
  const portal = { ...fake.portal, permissions: permissions.view, notify };
  const element = document.body.appendChild(document.createElement("div"));
  const { mount } = defineSubApp({
    messages: {
      "zh-CN": { sure: "确定吗？", "common.confirm": "就这样" },
      en: { sure: "Sure?", "common.confirm": "So be it" },
    },
    render: () => <Page />,
  });
  const instance = await act(async () => mount(element, portal));
  unmount = () => act(() => instance.unmount());
  return { permissions, notify, language: fake.language, setMessages: fake.portal.setMessages };
}

let unmount: () => void = () => undefined;
afterEach(() => {
  unmount();
  document.body.replaceChildren();
});

it("draws for a sub-application what its person may see, and follows when that changes [ROUTE-04]", async () => {
  const { permissions } = await open();
  expect(screen.queryByText("通知")).toBeNull();
  expect(screen.getByText("不可以看")).toBeVisible();
  act(() => permissions.set({ administrator: false, apps: ["notices"], codes: [] }));
  expect(screen.getByText("通知")).toBeVisible();
  expect(screen.getByText("可以看")).toBeVisible();
  expect(screen.queryByText("修改")).toBeNull();
  act(() => permissions.set({ administrator: false, apps: ["notices"], codes: ["notes_edit"] }));
  expect(screen.getByText("修改")).toBeVisible();
});

it("gives the kit's parts their words in the person's language, which follow it [VIEW-05, I18N-03]", async () => {
  const { language } = await open();
  expect(screen.getByRole("button", { name: "下载表格" })).toBeVisible();
  act(() => language.set("en"));
  expect(screen.getByRole("button", { name: "Download table" })).toBeVisible();
});

it("prefers the sub-application's own words of the same name, also those told later [VIEW-05, API-13]", async () => {
  const { language, setMessages } = await open();
  act(() => setMessages({ "zh-CN": { "kit.table.download": "下载成绩" } }));
  expect(screen.getByRole("button", { name: "下载成绩" })).toBeVisible();
  act(() => language.set("en"));
  expect(screen.getByRole("button", { name: "Download table" })).toBeVisible();
});

it("draws dialogs in the words of both [VIEW-05, WID-01]", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "问" }));
  const dialog = within(screen.getByRole("dialog", { name: "确定吗？" }));
  expect(dialog.getByRole("button", { name: "就这样" })).toBeVisible();
  expect(dialog.getByRole("button", { name: "取消" })).toBeVisible();
  expect(dialog.getByRole("button", { name: "关闭" })).toBeVisible();
});

it("has the kit's parts notify through the portal [VIEW-05, WID-06]", async () => {
  const { notify } = await open();
  await userEvent.click(screen.getByRole("button", { name: "下载表格" }));
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ severity: "warning", text: { id: "kit.table.none" } }),
  );
});
