import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { fakePortal } from "../../../test/fakePortal";
import type { Answer } from "../../../src/subapp/sdk/contract";
import { contract } from "../contract";
import { mount } from "./main";

const DUTIES: Answer = {
  ok: true,
  data: {
    total: 2,
    list: [
      { id: "1", at: "2026-11-24 07:20:00", task: "校门值守|||School gate", person: "王老师", own: false },
      { id: "2", at: "2026-11-24 11:50:00", task: "午餐护导|||Lunch", person: "李老师", own: true },
    ],
  },
};

/** Shows the roster over a platform that lists two duties and two people. */
async function show(codes: readonly string[] = []) {
  const fake = fakePortal({
    app: "duty",
    codes,
    answer: ({ path }) => {
      if (path === contract.list.path) return DUTIES;
      if (path === contract.staff.path) return { ok: true, data: [{ id: "7", name: "王老师" }] };
      return { ok: true, data: { id: "3" } };
    },
  });
  const main = document.body.appendChild(document.createElement("main"));
  const instance = await act(async () => mount(main, fake.portal));
  unmount = () => {
    act(() => instance.unmount());
    main.remove();
    expect(fake.crashes).toEqual([]);
  };
  return { main, ...fake };
}

let unmount: () => void = () => undefined;
afterEach(() => unmount());

it("lists the coming duties in the person's language, and says which are their own [VIEW-07]", async () => {
  const { main, language, titles, searchKeys } = await show();
  expect(await screen.findByText("校门值守")).toBeVisible();
  expect(screen.getByText("您")).toBeVisible();
  expect(screen.queryByRole("button", { name: "安排值班" })).toBeNull();
  expect(titles).toContain("值班安排");
  expect(JSON.stringify(searchKeys)).toContain("rota");
  expect(await axe(main)).toHaveNoViolations();
  act(() => language.set("en"));
  expect(await screen.findByText("School gate")).toBeVisible();
});

it("plans a duty for those who may, and has badge and card read again [VIEW-07]", async () => {
  const { sent, refreshed } = await show(["duty_assign"]);
  await userEvent.click(await screen.findByRole("button", { name: "安排值班" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox", { name: /^时刻/ }), "07:20");
  await userEvent.type(dialog.getByLabelText(/^任务/), "升旗");
  await userEvent.click(dialog.getByRole("combobox", { name: /^值班人/ }));
  await userEvent.click(await screen.findByRole("option", { name: "王老师" }));
  await userEvent.click(dialog.getByRole("button", { name: /保存|确定|提交|新增|添加/ }));
  expect(sent.find(({ path }) => path === contract.assign.path)).toMatchObject({
    method: "post",
    data: { time: "07:20", task: "升旗", personId: "7" },
  });
  expect(refreshed).toEqual(["unread", "duties"]);
});
