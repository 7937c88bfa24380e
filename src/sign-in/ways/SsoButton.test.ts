import { fakeHttp, fakeNavigation, fakePorts, success } from "../../../test/fakePorts";
import { signInPage } from "../../../test/signInPage";
import { parseSsoTrip } from "../core/ssoTrip";
import { DEFAULT_SITE } from "../../base/core/site/siteConfig";
import { takeSso } from "./SsoButton";

it("single sign-on returns to the login page, which leads back to the authorize page with the application's whole request [AUTH-12, AUTH-19]", async () => {
  const path = "/authorize/?client_id=a&state=s";
  const { navigation, done } = fakeNavigation(`http://localhost${path}`);
  const { http } = fakeHttp(() => success("/launcher/"));
  const { ports } = fakePorts({ http, navigation });
  const over = new AbortController().signal;
  const page = signInPage(ports);
  const arrival = { secrets: {}, referrer: "" };
  await takeSso(null, {
    arrival,
    page,
    ports,
    over,
    show: () => undefined,
    site: DEFAULT_SITE,
    ssoTrip: null,
  });
  expect(parseSsoTrip(ports.storage.read("ssoTrip"))?.from).toBe(
    `/login/?redirect_uri=${encodeURIComponent(path)}`,
  );
  const { searchParams } = new URL(done[0]?.replace("go ", "") ?? "");
  expect(searchParams.get("redirect_uri")).toBe("http://localhost/login/");
});
