import { accountName } from "./accountName";

describe("the name of an account", () => {
  it("is what was typed, without regard to case, width, spaces around it and characters that nobody sees [AUTH-04, I18N-07]", () => {
    expect(accountName("\u202Dtea\u200Bcher\u202C")).toBe("teacher");
    expect(accountName("zo\u0308e")).toBe(accountName("ZÖE"));
    expect(accountName("ö".normalize("NFD").repeat(64))).toBe("ö".repeat(64));
    expect(accountName(" Ｔeacher ")).toBe("teacher");
    expect(accountName("d".repeat(64))).toBe("d".repeat(64));
  });

  it("is a short unknown name for one that is longer than any account's, and a different one for each [AUTH-04, SEC-04]", () => {
    const typed = ["d".repeat(65), "d".repeat(20_000), "ﷺ".repeat(20_000)];
    const names = typed.map(accountName);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(names).size).toBe(typed.length);
  });
});
