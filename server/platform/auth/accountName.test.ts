import { accountName } from "./accountName";

describe("the name of an account", () => {
  it("is what was typed, without regard to case, width and spaces around it [AUTH-04]", () => {
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
