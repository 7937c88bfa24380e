import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { fakePortal } from "../../../test/fakePortal";
import type { Answer } from "../../../src/subapp/sdk/contract";
import { contract } from "../contract";
import { mount } from "./main";

const DUTIES: Answer = {
  ok: true,
  data: {
    total: 31,
    list: [
      {
        id: "1",
        at: "2026-11-24 07:20:00",
        task: "校门值守|||School gate",
        person: "王老师",
        own: false,
        dayOff: "校庆|||Founders’ Day",
      },
      {
        id: "2",
        at: "2026-11-24 11:50:00",
        task: "午餐护导|||Lunch",
        person: "李老师",
        own: true,
        dayOff: "",
      },
    ],
  },
};

const LATER: Answer = {
  ok: true,
  data: {
    total: 31,
    list: [{ id: "31", at: "2026-12-24 07:20:00", task: "巡视|||Rounds", person: "李老师", own: true }],
  },
};

/** The duties that are new to the person. */
const unseen: string[] = [];

/** Shows the roster over a platform that lists two duties, one more on its second page, and two people. */
async function show(codes: readonly string[] = [], at = "") {
  const fake = fakePortal({
    app: "duty",
    codes,
    at,
    answer: ({ path, data }) => {
      const { start, id } = data as { start?: number; id?: string };
      if (path === contract.list.path) return start === 2 ? LATER : DUTIES;
      if (path === contract.page.path)
        return id === "31" ? { ok: true, data: { page: 2 } } : { ok: false, status: 404, text: "没有" };
      if (path === contract.staff.path) return { ok: true, data: [{ id: "7", name: "王老师" }] };
      if (path === contract.seen.path) return { ok: true, data: { count: unseen.splice(0).length } };
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
  expect(screen.getByText(/ · 校庆$/)).toBeVisible();
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

it("keeps that the person has looked at their new duties, and has the badge read again [DESK-03]", async () => {
  unseen.push("2");
  const { sent, refreshed } = await show();
  expect(await screen.findByText("校门值守")).toBeVisible();
  await waitFor(() => expect(refreshed).toEqual(["unread"]));
  expect(sent.filter(({ path }) => path === contract.seen.path)).toHaveLength(1);
});

const marked = () => document.querySelectorAll('[aria-current="true"]');

it("opens at the duty that the address names, marked and with the focus [VIEW-08, A11Y-02]", async () => {
  const { main, sent } = await show([], "/?duty=2");
  expect(await screen.findByText("午餐护导")).toBeVisible();
  await waitFor(() => expect(marked()).toHaveLength(1));
  expect(marked()[0]).toHaveTextContent("午餐护导");
  await waitFor(() => expect(marked()[0]).toContainElement(document.activeElement as HTMLElement));
  expect(sent.filter(({ path }) => path === contract.page.path)).toEqual([]);
  expect(await axe(main)).toHaveNoViolations();
});

it("turns to the page of the duty that the address names, and says when it is over [VIEW-08]", async () => {
  const { gone, place } = await show([], "/?duty=31");
  expect(await screen.findByText("巡视")).toBeVisible();
  expect(gone).toEqual([["/?duty=31&page=2", true]]);
  await waitFor(() => expect(marked()[0]).toHaveTextContent("巡视"));
  await act(() => {
    place.set({ ...place.get(), at: "/?duty=77" });
    return Promise.resolve();
  });
  expect(await screen.findByText("这次值班已经结束或取消了，下面是接下来的值班。")).toBeVisible();
});

it("begins a plan with the time that the address names, for those who may [VIEW-08, TODO-01]", async () => {
  const { gone } = await show(["duty_assign"], "/?day=2030-11-27&time=11:50");
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByLabelText(/^日期/)).toHaveValue("2030-11-27");
  expect(dialog.getByRole("textbox", { name: /^时刻/ })).toHaveValue("11:50");
  expect(gone).toEqual([["", true]]);
});
