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
