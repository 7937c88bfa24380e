import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { Answer } from "../../../src/subapp/sdk/contract";
import type { PortalCall } from "../../../src/subapp/sdk/createPortal";
import { fakePortal } from "../../../test/fakePortal";
import { contract } from "../contract";
import { mount } from "./main";
import type { Pupil } from "./records";

const FIFTH = { code: "5（2）班", name: "5（2）班|||Class 5(2)" };
const FIRST = { code: "5（1）班", name: "5（1）班|||Class 5(1)" };
const DELETE = "/api/uaa/face/delete";
const NOON = "2026-10-15 12:00:00";

const pupil = (id: string, name: string, state: Pupil["state"], more: Partial<Pupil> = {}): Pupil => ({
  id,
  name,
  state,
  consent: state === "waiting" ? "none" : "given",
  consentAt: state === "waiting" ? "" : "2026-10-10 09:00:00",
  consentBy: state === "waiting" ? "" : "李建国",
  takenAt: state === "done" ? NOON : "",
  guardians: 1,
  remindedAt: "",
  ...more,
});
const PUPILS = [
  pupil("1", "蔡明轩", "ready"),
  pupil("2", "丁若瑶", "waiting"),
  pupil("3", "李思涵", "done"),
  pupil("4", "康芷晴", "waiting", {
    consent: "withdrawn",
    consentAt: "2026-10-12 10:00:00",
    consentBy: "康健",
  }),
  pupil("5", "孟书瑶", "ready"),
  pupil("6", "石浩宇", "waiting", { guardians: 0 }),
];
const SENDING = {
  count: 1,
  about: ["丁若瑶"],
  title: "是否同意采集丁若瑶的人脸照片？|||May a photo of Ding Ruoyao's face be taken?",
  text: ["没有您的同意，学校不会拍摄。|||None is taken without your consent."],
};
const ok = (data: unknown): Answer => ({ ok: true, data });
const failed: Answer = { ok: false, status: null, text: "没有网络|||No network" };

/** A platform that remembers whose photo it has. */
function platformOf(pupils: readonly Pupil[]) {
  const known = new Map(pupils.map((each) => [each.id, each]));
  return {
    /** What becomes of a pupil elsewhere. */
    set: (id: string, change: Partial<Pupil>) => {
      const before = known.get(id);
      if (before) known.set(id, { ...before, ...change });
    },
    list: () => [...known.values()],
  };
}

interface Options {
  readonly at?: string;
  readonly pupils?: readonly Pupil[];
  readonly classes?: readonly object[];
  readonly answers?: Readonly<Record<string, (call: PortalCall) => Answer>>;
}

let unmount: () => void = () => undefined;

async function show({ at = "", pupils = PUPILS, classes, answers = {} }: Options = {}) {
  const platform = platformOf(pupils);
  const usual: Readonly<Record<string, () => unknown>> = {
    [contract.classes.path]: () => ({
      list: classes ?? [FIFTH, FIRST].map((each) => ({ ...each, total: 6, done: 1, ready: 2, waiting: 3 })),
    }),
    [contract.pupils.path]: () => ({ class: FIFTH, pupils: platform.list() }),
    [contract.remind.path]: () => ({ told: 1, recent: 0, without: 0 }),
    [contract.reminding.path]: () => ({ sending: SENDING }),
    [DELETE]: () => {
      platform.set("3", { state: "ready", takenAt: "" });
      return null;
    },
  };
  const fake = fakePortal({
    app: "records",
    at,
    user: { userId: "2001", userType: 2, unitId: "2", unitType: 2, realName: "王雅琴", avatar: null },
    answer: (call) => answers[call.path]?.(call) ?? ok(usual[call.path]?.() ?? null),
    known: { userId: "1", name: "蔡明轩", time: NOON, proof: "p" },
  });
  const main = document.body.appendChild(document.createElement("main"));
  const instance = await act(async () => mount(main, fake.portal));
  await act(() => {
    instance.setActive(true);
    return Promise.resolve();
  });
  unmount = () => {
    act(() => instance.unmount());
    main.remove();
    expect(fake.crashes).toEqual([]);
  };
  const asked = (path: string) => fake.sent.filter((call) => call.path === path).map(({ data }) => data);
  return { main, instance, platform, asked, ...fake };
}

afterEach(() => {
  unmount();
  unmount = () => undefined;
});

const tile = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}`) });
const press = async (name: string | RegExp, inside: Pick<typeof screen, "findByRole"> = screen) =>
  userEvent.click(await inside.findByRole("button", { name }));
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

it("shows how far a class is and each pupil with a word for the state and why, in both languages [FACE-02, A11Y-01]", async () => {
  const { main, language, titles } = await show();
  expect(await screen.findByText("6 人中已拍 1 人，3 人未同意")).toBeVisible();
  expect(await tile("蔡明轩")).toHaveTextContent("待拍李建国 10月10日已同意");
  expect(await tile("丁若瑶")).toHaveTextContent("未同意等待家长同意");
  expect(await tile("李思涵")).toHaveTextContent("已完成10月15日拍摄");
  expect(await tile("康芷晴")).toHaveTextContent("已撤回康健 10月12日已撤回");
  expect(await tile("石浩宇")).toHaveTextContent("没有家长账号");
  expect(screen.getByRole("button", { name: /5（1）班.*已拍 1\/6，待拍 2/ })).toBeVisible();
  expect(titles).toContain("班级照片");
  expect(await axe(main)).toHaveNoViolations();
  act(() => language.set("en"));
  expect(await screen.findByRole("button", { name: "No consent 3" })).toBeVisible();
  expect(await tile("Kang Zhiqing")).toHaveTextContent(/WithdrawnKang Jian withdrew on 12 Oct/);
});

it("shows a part of the class and another class by the address, so that a link leads there [FACE-02, VIEW-08]", async () => {
  const { gone, asked } = await show({ at: "/?class=5（2）班&show=ready" });
  expect(await tile("孟书瑶")).toBeVisible();
  expect(screen.queryByText("丁若瑶")).toBeNull();
  await press("已完成 1");
  expect(await tile("李思涵")).toBeVisible();
  expect(screen.queryByText("孟书瑶")).toBeNull();
  await press(/5（1）班/);
  expect(gone.at(-1)).toEqual(["/?class=5（1）班&show=done", false]);
  expect(asked(contract.pupils.path).at(-1)).toEqual({ class: FIRST.code });
});

it("takes one photo after the other by the keyboard alone, with the progress read out [FACE-02, A11Y-02]", async () => {
  const { platform, said, asked } = await show();
  await press("开始拍照（2）");
  const first = await dialogOf("蔡明轩");
  const open = await first.findByRole("button", { name: "打开摄像头" });
  act(() => open.focus());
  await userEvent.keyboard("{Enter}");
  const photograph = await first.findByRole("button", { name: "拍照" });
  // The focus waits on it.
  expect(photograph).toHaveFocus();
  await waitFor(() => expect(photograph).not.toHaveAttribute("aria-disabled"));
  await userEvent.keyboard("{Enter}");
  const save = await first.findByRole("button", { name: "保存" });
  await waitFor(() => expect(save).toBeEnabled());
  platform.set("1", { state: "done", takenAt: NOON });
  act(() => save.focus());
  await userEvent.keyboard("{Enter}");
  const next = await first.findByRole("button", { name: "下一名：孟书瑶" });
  await waitFor(() => expect(next).toHaveFocus());
  expect(said).toContain("蔡明轩的照片已保存：2/6。");
  expect(await first.findByText("已拍 2/6")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  const second = await dialogOf("孟书瑶");
  await waitFor(() => expect(second.getByRole("button", { name: "打开摄像头" })).toHaveFocus());
  expect(said).toContain("孟书瑶。还有 1 名待拍。");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("6 人中已拍 2 人，3 人未同意")).toBeVisible();
  expect(asked(contract.classes.path).length).toBeGreaterThan(1);
});

it("takes a picture that was chosen instead of the camera [FACE-02]", async () => {
  const { said } = await show();
  await userEvent.click(await tile("孟书瑶"));
  const dialog = await dialogOf("孟书瑶");
  await dialog.findByRole("button", { name: "上传图片" });
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!field) throw new Error("There is no field for files.");
  await userEvent.upload(field, new File(["x"], "face.png", { type: "image/png" }));
  await press("保存", dialog);
  await waitFor(() => expect(said).toContain("孟书瑶的照片已保存：2/6。"));
});

it("photographs nobody without a consent and says why, and asks the guardians of those who have not answered [FACE-08, MSG-01, A11Y-01]", async () => {
  const { asked, notified } = await show();
  await userEvent.click(await tile("丁若瑶"));
  const silent = await dialogOf("丁若瑶");
  expect(await axe(screen.getByRole("dialog", { name: "丁若瑶" }))).toHaveNoViolations();
  expect(silent.getByText(/家长还没有同意/)).toBeVisible();
  expect(silent.queryByRole("button", { name: "打开摄像头" })).toBeNull();
  await press("提醒家长…", silent);
  const question = await dialogOf("提醒 1 位家长？");
  expect(question.getByText("丁若瑶")).toBeVisible();
  expect(question.getByText("是否同意采集丁若瑶的人脸照片？")).toBeVisible();
  expect(await axe(screen.getByRole("dialog", { name: "提醒 1 位家长？" }))).toHaveNoViolations();
  expect(asked(contract.remind.path)).toEqual([]);
  await press("通知家长（1）", question);
  await waitFor(() => expect(asked(contract.remind.path)).toEqual([{ class: FIFTH.code, person: "2" }]));
  expect(notified.at(-1)).toMatchObject({ severity: "success", text: "已通知 1 位家长。" });
  await userEvent.keyboard("{Escape}");
  for (const [name, why] of [
    ["康芷晴", /已撤回同意/],
    ["石浩宇", /没有家长账号。请联系教务/],
  ] as const) {
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await tile(name));
    const dialog = await dialogOf(name);
    expect(dialog.getByText(why)).toBeVisible();
    expect(dialog.queryByRole("button", { name: "提醒家长…" })).toBeNull();
    await userEvent.keyboard("{Escape}");
  }
});

it("asks all guardians of the class once it was said who gets what, and says how many were told and how many not [FACE-08, MSG-01]", async () => {
  const counts = { told: 0, recent: 2, without: 1 };
  let sending: object | null = SENDING;
  const { asked, notified } = await show({
    answers: {
      [contract.remind.path]: () => ok(counts),
      [contract.reminding.path]: () => ok({ sending }),
    },
  });
  // Who has withdrawn has decided, and one has no guardian here.
  await press("提醒家长（1）…");
  await press("取消", await dialogOf("提醒 1 位家长？"));
  expect(asked(contract.reminding.path)).toEqual([{ class: FIFTH.code }]);
  expect(asked(contract.remind.path)).toEqual([]);
  // Where no parent would be notified, there is nothing to ask; the answer says why.
  sending = null;
  await press("提醒家长（1）…");
  await waitFor(() => expect(asked(contract.remind.path)).toEqual([{ class: FIFTH.code }]));
  expect(notified.at(-1)).toMatchObject({
    severity: "info",
    text: "没有通知任何家长。2 名学生的家长一天内已提醒过，或消息还未读。1 名学生没有家长账号。",
  });
});

it("keeps the focus on the button that reminds, also while it does [A11Y-02]", async () => {
  const { notified } = await show();
  const remind = await screen.findByRole("button", { name: "提醒家长（1）…" });
  act(() => remind.focus());
  await userEvent.keyboard("{Enter}");
  await press("通知家长（1）", await dialogOf("提醒 1 位家长？"));
  await waitFor(() => expect(notified).toHaveLength(1));
  expect(remind).toHaveFocus();
});

it("deletes a photo after it was said what goes, and it can be taken again [FACE-08]", async () => {
  const { asked } = await show();
  await userEvent.click(await tile("李思涵"));
  const dialog = await dialogOf("李思涵");
  await press("删除照片", dialog);
  const question = await dialogOf("删除李思涵的照片？");
  expect(question.getByText(/照片和用来辨认的数据会立即删除/)).toBeVisible();
  expect(asked(DELETE)).toEqual([]);
  await press("删除照片", question);
  await waitFor(() => expect(asked(DELETE)).toEqual([{ userId: "3" }]));
  expect(await dialog.findByText("待拍")).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole("button", { name: "删除照片" })).toBeNull());
  await waitFor(() => expect(dialog.getByRole("button", { name: "下一名：孟书瑶" })).toHaveFocus());
});

it("keeps a photo of an earlier text, but takes no other one before there is a new consent [FACE-08]", async () => {
  await show({ pupils: [pupil("3", "李思涵", "done", { consent: "old" })] });
  await userEvent.click(await tile("李思涵"));
  const dialog = await dialogOf("李思涵");
  expect(dialog.getByText(/同意最新说明后才能拍照/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "打开摄像头" })).toBeNull();
  expect(dialog.getByRole("button", { name: "删除照片" })).toBeVisible();
});

it("says that there is no class, no pupil or nothing in a part, and what failed, to be tried again [REL-01]", async () => {
  let isDown = true;
  const answers = {
    [contract.pupils.path]: () => (isDown ? failed : ok({ class: FIFTH, pupils: PUPILS })),
  };
  await show({ answers });
  expect(await screen.findByText("班级照片加载失败。")).toBeVisible();
  expect(screen.getByText("没有网络")).toBeVisible();
  isDown = false;
  await press("重试");
  expect(await tile("蔡明轩")).toBeVisible();
  unmount();
  await show({ classes: [] });
  expect(await screen.findByText(/没有需要采集照片的班级/)).toBeVisible();
  unmount();
  await show({ pupils: [] });
  expect(await screen.findByText("这个班还没有学生账号。")).toBeVisible();
  unmount();
  await show({ pupils: [pupil("2", "丁若瑶", "waiting")], at: "/?show=ready" });
  expect(await screen.findByText("现在没有要拍的照片。")).toBeVisible();
});

it("reads again when it comes back to the front, and keeps what it knows without a network [REL-01, FACE-08]", async () => {
  const answers: Record<string, (call: PortalCall) => Answer> = {};
  const { instance, platform } = await show({ answers });
  await tile("丁若瑶");
  platform.set("2", { state: "ready", consent: "given", consentAt: NOON, consentBy: "丁伟" });
  act(() => instance.setActive(false));
  act(() => instance.setActive(true));
  await waitFor(async () => expect(await tile("丁若瑶")).toHaveTextContent("待拍丁伟 10月15日已同意"));
  answers[contract.pupils.path] = () => failed;
  act(() => instance.setActive(false));
  act(() => instance.setActive(true));
  expect(await screen.findByText("没有网络")).toBeVisible();
  expect(await tile("丁若瑶")).toBeVisible();
});

it("has one of many classes chosen from a list [FACE-02]", async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    code: `${index + 1}班`,
    name: `${index + 1}班|||Class ${index + 1}`,
    total: 4,
    done: index === 8 ? 4 : 0,
    ready: 0,
    waiting: 0,
  }));
  const { asked } = await show({ classes: many });
  await userEvent.click(await screen.findByRole("combobox", { name: "班级" }));
  await userEvent.click(await screen.findByRole("option", { name: "9班 · 已拍 4/4" }));
  await waitFor(() => expect(asked(contract.pupils.path).at(-1)).toEqual({ class: "9班" }));
});
