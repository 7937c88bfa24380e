import { TestPlatform } from "../../testing/platform";

jest.setTimeout(60_000);

describe("the demo schools", () => {
  it("are the same at every first start but for the dates [RUN-01]", async () => {
    const both = [new TestPlatform(), new TestPlatform()];
    try {
      const answers = await Promise.all(
        both.map(async (platform) => {
          const who = await (await platform.start()).client().signIn("teacher");
          return [
            await who.call("myAppIcons", {}),
            await (await who.fetch("/api/notice/list?size=200")).text(),
            await who.call("me", {}),
          ];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
    } finally {
      await Promise.all(both.map((platform) => platform.remove()));
    }
  });

  it("name the grades and classes of their pupils in both languages [I18N-03, WHO-01]", async () => {
    const platform = await new TestPlatform().start();
    try {
      const parent = await platform.client().signIn("parent");
      const { data: me } = await parent.call("me", {});
      const { data } = await parent.call("children", { parentId: me?.userId ?? "" });
      expect(data?.map(({ gradeName, className }) => [gradeName, className])).toEqual([
        ["五年级|||Grade 5", "5（2）班|||Class 5(2)"],
        ["三年级|||Grade 3", "3（1）班|||Class 3(1)"],
        ["六年级|||Grade 6", "6（4）班|||Class 6(4)"],
        ["一年级|||Grade 1", "1（2）班|||Class 1(2)"],
      ]);
    } finally {
      await platform.remove();
    }
  });

  it("stay as people left them at the second start [RUN-01]", async () => {
    const platform = await new TestPlatform().start();
    try {
      await (await platform.client().signIn("student")).call("setTheme", { type: "color", theme: "cartoon" });
      await platform.stop();
      await platform.start();
      const again = await platform.client().signIn("student");
      expect((await again.call("desktopColor", {})).data?.color).toBe("cartoon");
    } finally {
      await platform.remove();
    }
  });
});
