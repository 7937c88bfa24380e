import fc from "fast-check";
import { formatSsoTrip, isReturnOf, isUnderWay, parseSsoTrip, ssoAddress } from "./ssoTrip";

const trip = { nonce: "0123", at: 1_000, from: "/login/?redirect_uri=%2Fx" };

describe("a trip to the single sign-on", () => {
  it("requests a return to this page with its nonce, which replace the address's own [AUTH-19]", () => {
    expect(
      ssoAddress("https://sso.test/cas?app=1&state=old&redirect_uri=evil#x", trip, "https://p.test/login/"),
    ).toBe("https://sso.test/cas?app=1&redirect_uri=https%3A%2F%2Fp.test%2Flogin%2F&state=0123#x");
    expect(ssoAddress("https://sso.test/", trip, "u")).toBe("https://sso.test/?redirect_uri=u&state=0123");
  });

  it("is kept as it was, and nothing else passes for one [AUTH-19]", () => {
    expect(parseSsoTrip(formatSsoTrip(trip))).toEqual(trip);
    for (const text of [
      null,
      "",
      "{",
      "[]",
      '{"nonce":"","at":1,"from":"/"}',
      '{"nonce":"n","at":1,"from":"https://e/"}',
      '{"nonce":"n","at":1,"from":"//e"}',
      '{"nonce":"n","at":1,"from":"/\\\\e"}',
      '{"nonce":"n","at":1,"from":"/\\t/e"}',
    ])
      expect(parseSsoTrip(text)).toBeNull();
  });

  it("ends with its own nonce within ten minutes, and with nothing else [AUTH-19, AUTH-01]", () => {
    expect(isReturnOf(trip, "0123", trip.at + 600_000)).toBe(true);
    expect(isReturnOf(trip, "0123", trip.at + 600_001)).toBe(false);
    expect(isReturnOf(trip, "0123", trip.at - 1)).toBe(false);
    expect(isReturnOf(trip, null, trip.at)).toBe(false);
    expect(isReturnOf(null, "0123", trip.at)).toBe(false);
    expect(isUnderWay(null, 0)).toBe(false);
    fc.assert(
      fc.property(fc.string(), (state) => {
        expect(isReturnOf(trip, state, trip.at)).toBe(state === trip.nonce);
      }),
    );
  });
});
