import { fakeNavigation, fakePorts } from "../../../test/fakePorts";
import type { Secrets } from "../core/address/secrets";
import { handOverToLogin } from "./handOverToLogin";

const DESKTOP = "http://localhost/pages/base/pc_desktop_all/index.html?term=1#/me";

function open(secrets: Secrets, href = DESKTOP) {
  const { navigation, done } = fakeNavigation(href);
  const { ports } = fakePorts({ navigation });
  const signs = { userAgent: "Mozilla/5.0", touchPoints: 0, width: 1440 };
  const handed = handOverToLogin({ secrets, referrer: "https://oa.test/" }, signs as never, ports);
  return { handed, done, stored: ports.storage.read("handedOn") };
}

it.each<Secrets>([
  { ticket: "t" },
  { accessToken: "a" },
  { username: "wang", password: "p" },
  { userClientId: "c" },
  { code: "c", state: "wechat.1" },
  { token: "t", state: "wechat.1" },
])(
  "an address with %j leads to the login page, and back from there without it [AUTH-01, AUTH-17]",
  (secrets) => {
    const { handed, done, stored } = open(secrets);
    expect(handed).toBe(true);
    expect(done).toEqual([`replace /login/?redirect_uri=${encodeURIComponent(DESKTOP)}`]);
    expect(stored).toMatchObject({ secrets, referrer: "https://oa.test/" });
  },
);

it.each<Secrets>([{ username: "wang" }, { code: "c" }, { token: "t" }, { state: "s" }, {}])(
  "an address with no more than %j is a page like any other [AUTH-01]",
  (secrets) => {
    expect(open(secrets)).toEqual({ handed: false, done: [], stored: null });
  },
);

it("a page that needs no session hands nothing on, since it signs people in itself [AUTH-01]", () => {
  expect(open({ ticket: "t" }, "http://localhost/login/").handed).toBe(false);
});
