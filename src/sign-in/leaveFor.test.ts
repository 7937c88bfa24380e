import { fakeNavigation, fakePorts } from "../../test/fakePorts";
import { parseTrip } from "./core/social";
import { leaveFor } from "./leaveFor";

const provider = {
  kind: "redirect",
  id: "campus",
  name: "x",
  logo: null,
  appId: "a",
  address: "https://id.example/",
} as const;

it.each([
  ["/login/?redirect_uri=%2Fx", "/login/?redirect_uri=%2Fx"],
  [
    "/authorize/?client_id=a&state=s",
    `/login/?redirect_uri=${encodeURIComponent("/authorize/?client_id=a&state=s")}`,
  ],
])("keeps the way back to %s, and sends the provider to the login page [AUTH-12, AUTH-13]", (path, from) => {
  const { navigation, done } = fakeNavigation(`http://localhost${path}`);
  const { ports } = fakePorts({ navigation });
  leaveFor(provider, "en", ports);
  expect(parseTrip(ports.storage.read("socialTrip"))?.from).toBe(from);
  const { searchParams } = new URL(done[0]?.replace("go ", "") ?? "");
  expect(searchParams.get("redirect_uri")).toBe("http://localhost/login/");
});
