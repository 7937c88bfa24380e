import { calls } from "../../contract/calls";
import { answered, fakeHttp, fakePorts, success, wireUser } from "../../test/fakePorts";
import type { GuestSlots } from "../base/core/apps/guests";
import { readUser } from "../base/core/wire/user";
import { signedIn } from "../base/state/session";
import { createStore } from "../base/state/store";
import { lessonEnd } from "./lessonEnd";

const NOW = Date.parse("2026-11-23T10:20:00+08:00");
const PATH = "/api/timetable/day";
const NO_SLOTS = { card: null, day: null, tool: null, line: null };
const GUESTS: readonly GuestSlots[] = [
  { ...NO_SLOTS, code: "notices" },
  { ...NO_SLOTS, code: "timetable", day: { path: PATH, words: {} as never, refreshedBy: [] } },
];
const lesson = (from: string, to: string, mark = "none") => ({
  id: from,
  title: "Maths",
  from: `2026-11-23 ${from}`,
  to: `2026-11-23 ${to}`,
  mark,
});
const MORNING = [lesson("10:00", "10:40"), lesson("10:55", "11:35")];

async function ask({
  items = MORNING,
  userType = 2,
  app = "timetable",
}: Partial<Record<string, unknown>> = {}) {
  const { http, paths } = fakeHttp(({ url }) => {
    if (url.startsWith(calls.siteConfig.path)) return answered({ timeZone: "Asia/Shanghai" });
    if (url.startsWith(PATH)) return success({ items });
    return success([
      { code: "often", name: "", iconVMs: [{ id: "1", code: app, name: "App", updateStatus: 1 }] },
    ]);
  });
  const { ports } = fakePorts({ http });
  const store = createStore({ ...ports, time: { ...ports.time, now: () => NOW } });
  const user = readUser(wireUser({ userType }));
  if (user) store.dispatch(signedIn(user));
  return { ...(await store.dispatch(lessonEnd(GUESTS))), paths };
}

it("is when the lesson ends that runs now, by the application that knows the day [MORE-03]", async () => {
  expect((await ask()).end).toBe(Date.parse("2026-11-23T10:40:00+08:00"));
});

it.each([
  ["no lesson runs", { items: [lesson("08:00", "08:40"), lesson("10:55", "11:35")] }],
  ["the one of now is cancelled", { items: [lesson("10:00", "10:40", "cancelled")] }],
  ["no application knows the day", { app: "notices" }],
  ["it is the day of a parent's child", { userType: 3 }],
])("is unknown where %s [MORE-03]", async (_, parts) => expect((await ask(parts)).end).toBeNull());

it("says how long most lessons of the day last, and 45 minutes where none is known [MORE-03]", async () => {
  const double = lesson("13:00", "14:20");
  expect((await ask({ items: [double, ...MORNING] })).minutes).toBe(40);
  expect((await ask({ items: [] })).minutes).toBe(45);
  expect((await ask({ app: "notices" })).minutes).toBe(45);
});
