import { isOpenPage, loginAddress } from "./loginAddress";

describe("forced login", () => {
  const desktop = "https://portal.school.test/pages/base/pc_desktop_all/index.html";

  it("leads to login and back, without what must not pass [API-11, REDIR-02]", () => {
    expect(loginAddress(`${desktop}?theme=ink&a=1#/x?token=t`, "browser")).toBe(
      `/login/?redirect_uri=${encodeURIComponent(`${desktop}?a=1#/x`)}`,
    );
  });

  it("opens the page the desktop client watches for [AUTH-16]", () => {
    expect(loginAddress(`${desktop}?theme=ink#/x`, "desktop")).toBe(
      `/needtologinpagerelogin?redirect_uri=${encodeURIComponent(`${desktop}#/x`)}`,
    );
  });

  it.each([
    "/",
    "/login",
    "/login/?a=1",
    "/forgetPassword",
    "/bind/?id=1",
    "/needtologinpagerelogin",
    "/x/authorize?client_id=1",
  ])("never leads away from a page that needs no session: %s [API-11]", (path) => {
    expect(loginAddress(`https://portal.school.test${path}`, "browser")).toBeNull();
  });

  it("takes open pages by whole segments only [API-11]", () => {
    expect(isOpenPage("https://portal.school.test/pages/login/pc_bind_all/index.html")).toBe(true);
    for (const path of [
      "/pages/login/index.html",
      "/loginx",
      "/pages/unauthorized/x",
      "/x?authorize",
      "/redirect/pc_bind_all",
      "/x#/authorize",
    ]) {
      expect(isOpenPage(`https://portal.school.test${path}`)).toBe(false);
    }
  });
});
