import { afterAutoLogin, mayAutoLogin } from "./autoLogin";

describe("auto-login", () => {
  const ready = { enabled: true, loggedOut: false, setting: true, remembered: true, attempts: 0 };

  it("is tried only if all conditions are met [AUTH-09]", () => {
    expect(mayAutoLogin(ready)).toBe(true);
    expect(mayAutoLogin({ ...ready, attempts: 3 })).toBe(true);
    const against = [
      { enabled: false },
      { loggedOut: true },
      { setting: false },
      { remembered: false },
      { attempts: 4 },
    ];
    for (const change of against) expect(mayAutoLogin({ ...ready, ...change })).toBe(false);
  });

  it("ends with the fourth attempt: logged out, counter cleared [AUTH-09]", () => {
    expect(afterAutoLogin(2)).toEqual({ attempts: 3, loggedOut: false });
    expect(afterAutoLogin(3)).toEqual({ attempts: 0, loggedOut: true });
  });
});
