import { TYPE } from "@formatjs/icu-messageformat-parser";
import { MessageBundle, type Messages } from "./messages";

const words = (value: string) => ({ "common.close": [{ type: TYPE.literal, value }] }) as Messages;

describe("MessageBundle", () => {
  it("has the built-in language at hand and fetches nothing for it [I18N-02]", async () => {
    const load = jest.fn<Promise<Messages>, []>();
    const bundle = new MessageBundle(words("关闭"), { en: load });
    expect(bundle.messagesOf("zh-CN")).toEqual(words("关闭"));
    await expect(bundle.load("zh-CN")).resolves.toEqual(words("关闭"));
    expect(load).not.toHaveBeenCalled();
  });

  it("fetches another language once, however often it is asked for", async () => {
    const load = jest.fn(() => Promise.resolve(words("Close")));
    const bundle = new MessageBundle(words("关闭"), { en: load });
    expect(bundle.messagesOf("en")).toBeUndefined();
    await Promise.all([bundle.load("en"), bundle.load("en")]);
    await bundle.load("en");
    expect(bundle.messagesOf("en")).toEqual(words("Close"));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("tries again after a failure", async () => {
    const load = jest
      .fn(() => Promise.resolve(words("Close")))
      .mockRejectedValueOnce(new Error("chunk did not load"));
    const bundle = new MessageBundle(words("关闭"), { en: load });
    await expect(bundle.load("en")).rejects.toThrow("chunk did not load");
    await expect(bundle.load("en")).resolves.toEqual(words("Close"));
  });
});
