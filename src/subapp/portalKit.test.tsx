import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakePortal } from "../../test/fakePortal";
import type { Permissions, Portal } from "./contract";
import { defineSubApp, DownloadTableButton, Permit, usePermission } from "./kit";
import { LiveValue } from "./LiveValue";

function Page() {
  const mayRead = usePermission(["notices", "homework"]);
  return (
    <>
      <Permit code="notices">
        <p>通知</p>
      </Permit>
      <p>{mayRead ? "可以看" : "不可以看"}</p>
      <DownloadTableButton label="下载" title="t" source={() => null} />
    </>
  );
}

async function open() {
  const permissions = new LiveValue<Permissions>({ administrator: false, apps: [] });
  const notify = jest.fn<undefined, Parameters<Portal["notify"]>>();
  const portal = { ...fakePortal({ app: "notes" }).portal, permissions: permissions.view, notify };
  const element = document.body.appendChild(document.createElement("div"));
  const { mount } = defineSubApp({ messages: { "zh-CN": {}, en: {} }, render: () => <Page /> });
  await act(async () => mount(element, portal));
  return { permissions, notify };
}

let warnings: jest.SpyInstance;
beforeEach(() => {
  // The words of the kit are not among this sub-application's.
  warnings = jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  warnings.mockRestore();
  document.body.replaceChildren();
});

it("draws for a sub-application what its person may see, and follows when that changes [ROUTE-04]", async () => {
  const { permissions } = await open();
  expect(screen.queryByText("通知")).toBeNull();
  expect(screen.getByText("不可以看")).toBeVisible();
  act(() => permissions.set({ administrator: false, apps: ["notices"] }));
  expect(screen.getByText("通知")).toBeVisible();
  expect(screen.getByText("可以看")).toBeVisible();
});

it("has the kit's parts notify through the portal [VIEW-05, WID-06]", async () => {
  const { notify } = await open();
  await userEvent.click(screen.getByRole("button", { name: "下载" }));
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ severity: "warning", text: { id: "kit.table.none" } }),
  );
});
