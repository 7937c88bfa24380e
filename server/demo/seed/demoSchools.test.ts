import path from "node:path";
import { loadGuests } from "../../platform/modules/load";
import { distinctApps } from "../../../src/base/core/apps/categories";
import { readAppGroups } from "../../../src/base/core/wire/apps";
import { TestPlatform, type Client } from "../../testing/platform";
import { people } from "./people";

jest.setTimeout(60_000);

/** Those for whom something has to be done at the first start. */
const ASKED = [
  "area",
  "area-admin",
  "teacher",
  "student",
  "parent",
  "staff",
  "admin",
  "linked-teacher",
  "linked-parent",
  "teacher2",
  "student2",
  "parent2",
  "staff2",
  "admin2",
];

const installed = new Set(loadGuests(path.join(__dirname, "../../../subapps")).map(({ app }) => app.code));

/** A person's to-dos about one child after the other, or of all who have none. */
async function todosOf(who: Client, parentId: string) {
  const children = (await who.call("children", { parentId })).data ?? [];
  const lists: {
    readonly title: string;
    readonly url: string | null;
    readonly action?: string | undefined;
  }[] = [];
  for (const child of children.length > 0 ? children : [null]) {
    if (child) await who.call("chooseChild", { parentId, id: child.id });
    lists.push(...((await who.call("popUpBox", { size: 100 })).data?.list ?? []));
  }
  return lists;
}

/** What a teacher sees first. */
async function firstAnswers(platform: TestPlatform) {
  const who = await platform.client().signIn("teacher");
  return [
    await who.call("myAppIcons", {}),
    await (await who.fetch("/api/notice/list?size=200")).text(),
    await who.call("me", {}),
  ];
}

describe("the demo schools", () => {
  const platform = new TestPlatform();
  beforeAll(() => platform.start());
  afterAll(() => platform.remove());

  it("are the same at every first start but for the dates [RUN-01]", async () => {
    const other = new TestPlatform();
    try {
      expect(await firstAnswers(await other.start())).toEqual(await firstAnswers(platform));
    } finally {
      await other.remove();
    }
  });

  it("ask everybody only for what they can do: each to-do has its verb and leads to an application that is installed and that they may open; at most fifteen of their applications are not installed [TODO-01, RUN-01, DESK-15]", async () => {
    const asked: string[] = [];
    for (const { id, login } of people) {
      const who = await platform.client().signIn(login);
      const { data } = await who.call("myAppIcons", {});
      const menu = data?.flatMap(({ iconVMs }) => iconVMs) ?? [];
      const open = menu.map(({ code }) => code).filter((code) => installed.has(code));
      const todos = await todosOf(who, id);
      for (const { title, url, action } of todos) {
        const app = new URLSearchParams(url ?? "").get("app");
        expect({ login, title, app, opens: open.includes(app ?? ""), action }).toEqual({
          login,
          title,
          app,
          opens: true,
          action: expect.stringMatching(/.\|\|\|./) as string,
        });
      }
      if (todos.length > 0) asked.push(login);
      const coming = distinctApps(readAppGroups(data)).filter((app) => app.coming);
      expect({ login, many: coming.length > 15 }).toEqual({ login, many: false });
    }
    expect(asked.sort()).toEqual([...ASKED].sort());
  });

  it("stay as people left them at the second start [RUN-01]", async () => {
    await (await platform.client().signIn("student")).call("setTheme", { type: "color", theme: "cartoon" });
    await platform.stop();
    await platform.start();
    const again = await platform.client().signIn("student");
    expect((await again.call("desktopColor", {})).data?.color).toBe("cartoon");
  });
});
