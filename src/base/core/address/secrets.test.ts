import fc from "fast-check";
import { fakeNavigation } from "../../../../test/fakePorts";
import { takeAddressSecrets } from "../../platform/takeAddressSecrets";
import { parameterOf } from "./address";
import { takeSecrets } from "./secrets";

const page = "https://portal.school.test/login/";

describe("secrets in the address", () => {
  it("are taken from the search and from the hash's query, and erased there [AUTH-17]", () => {
    expect(takeSecrets(`${page}?username=u&a=1&password=p%20w#/x?token=t&ticket=k&b=2&code=c`)).toEqual({
      secrets: { username: "u", password: "p w", token: "t", ticket: "k", code: "c" },
      cleanHref: `${page}?a=1#/x?b=2`,
    });
    expect(takeSecrets(`${page}#access_token=t&state=s`)).toEqual({
      secrets: { accessToken: "t", state: "s" },
      cleanHref: page,
    });
    expect(takeSecrets(`${page}?accessToken=t`)).toEqual({ secrets: { accessToken: "t" }, cleanHref: page });
  });

  it("count once and go altogether, however they are spelled [AUTH-17]", () => {
    expect(takeSecrets(`${page}?token=1&token=2&TOKEN=3&%74oken=4`)).toEqual({
      secrets: { token: "1" },
      cleanHref: page,
    });
  });

  it("are read within the limits of every query, and erased beyond them too [AUTH-17, API-15]", () => {
    const many = Array.from({ length: 1_000 }, (_, at) => `p${at}=1`).join("&");
    const { secrets, cleanHref } = takeSecrets(`${page}?${many}&token=late`);
    expect(secrets).toEqual({});
    expect(cleanHref).toBe(`${page}?${many}`);
    expect(takeSecrets(`${page}?token=first&${many}`).secrets).toEqual({ token: "first" });
    expect(parameterOf(`${page}?${many}&late=1`, "late")).toBeNull();
    expect(parameterOf(`${page}?${many}&late=1`, "p999")).toBe("1");
  });

  it("leave an address without any as it is [AUTH-17]", () => {
    const address = `${page}?redirect_uri=%2Fx%3Ftoken%3D1&a=%#/route?b&c=`;
    expect(takeSecrets(address)).toEqual({ secrets: {}, cleanHref: address });
  });

  it("are never left in the address, wherever they stood [AUTH-17]", () => {
    const name = fc.constantFrom(
      "username",
      "password",
      "token",
      "ticket",
      "code",
      "state",
      "accessToken",
      "access_token",
      "userClientId",
    );
    const other = fc.constantFrom("a=1", "redirect_uri=%2Fx", "status=2", "b");
    const query = fc
      .array(
        fc.oneof(
          name.map((key) => `${key}=S3CRET`),
          other,
        ),
      )
      .map((pairs) => pairs.join("&"));
    fc.assert(
      fc.property(query, query, (search, hash) => {
        const { cleanHref } = takeSecrets(`${page}?${search}#/x?${hash}`);
        expect(cleanHref).not.toContain("S3CRET");
      }),
    );
  });

  it("are erased from the history by replacing the entry, once [AUTH-17]", () => {
    const { navigation, done } = fakeNavigation(`${page}?ticket=k&a=1`);
    expect(takeAddressSecrets(navigation)).toEqual({ ticket: "k" });
    expect(takeAddressSecrets(navigation)).toEqual({});
    expect(done).toEqual([`rewrite ${page}?a=1`]);
  });
});
