import { redirectTarget } from "./redirectTarget";

const at = (path: string, userType = 2, mobile = false) =>
  redirectTarget(`https://portal.test${path}`, userType, mobile);

it("leads from /redirect/ to the application's page for the person and the device [REDIR-04]", () => {
  expect(at("/redirect/oa")).toBe("/pages/oa/pc_oa_tm/index.html");
  expect(at("/redirect/oa/", 3, true)).toBe("/pages/oa/mobile_oa_spm/index.html");
  expect(at("/redirect/leave-mobile", 1)).toBe("/leave-mobile/");
});

it("passes the application's parameters on, and nothing that must not pass [REDIR-02, REDIR-04]", () => {
  expect(at("/redirect/oa?term=1&token=x&theme=ink#/leave?day=2&password=y")).toBe(
    "/pages/oa/pc_oa_tm/index.html?term=1#/leave?day=2",
  );
});

it.each(["/", "/redirect/", "/redirect/a/b", "/redirect/%2e%2e", "/pages/redirect/oa", "/x?/redirect/oa"])(
  "leads nowhere from %s [REDIR-04, REDIR-05]",
  (path) => expect(at(path)).toBeNull(),
);
