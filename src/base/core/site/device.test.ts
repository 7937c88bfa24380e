import { commandKey, deviceOf, responsiveClass } from "./device";

describe("the device", () => {
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";
  const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1";
  const pixel = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36";
  const galaxyTab = "Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140.0 Safari/537.36";

  it("is app in a shell, h5 in mobile browsers and WeChat, pc else [API-02]", () => {
    const of = (userAgent: string, shell: "desktop" | "mobile" | null = null) =>
      deviceOf({ userAgent, width: 1280, shell });
    expect(of(chrome)).toEqual({ type: "pc", mobile: false, client: "browser" });
    expect(of(chrome, "desktop")).toEqual({ type: "app", mobile: false, client: "desktop" });
    expect(of(iPhone, "mobile")).toMatchObject({ type: "app", mobile: true, client: "mobileShell" });
    expect(of(iPhone)).toMatchObject({ type: "h5", mobile: true, client: "browser" });
    expect(of(pixel)).toMatchObject({ type: "h5", mobile: true });
    expect(of(galaxyTab)).toMatchObject({ type: "h5", mobile: false });
    expect(of(`${iPhone} MicroMessenger/8.0`)).toMatchObject({
      type: "h5",
      mobile: true,
      client: "wechat",
    });
    expect(of(`${chrome} wxwork/4.1 MicroMessenger/7.0`)).toEqual({
      type: "h5",
      mobile: false,
      client: "workWechat",
    });
  });

  it("has the keys of Apple where the browser says so, and those of others else [DESK-10]", () => {
    const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15";
    const keyOf = (userAgent: string) => commandKey(deviceOf({ userAgent, width: 1280, shell: null }));
    expect([mac, iPhone, chrome, pixel].map(keyOf)).toEqual(["⌘", "⌘", "Ctrl", "Ctrl"]);
  });

  it("has the class of its width [DESK-08]", () => {
    expect([1025, 1024, 401, 400, 320].map(responsiveClass)).toEqual([
      "pc",
      "ipad",
      "ipad",
      "mobile",
      "mobile",
    ]);
    expect(deviceOf({ userAgent: chrome, width: 400, shell: null })).toMatchObject({
      type: "pc",
      mobile: true,
    });
  });
});
