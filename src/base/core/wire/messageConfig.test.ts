import { readBadgeForm } from "./messageConfig";

it("is a dot where the platform says that it wants no counts [MSG-02]", () => {
  expect(readBadgeForm('{"pcOpen":false,"appOpen":true}')).toBe("dot");
  expect(readBadgeForm('{"pcOpen":true}')).toBe("count");
});

it.each([undefined, "", "{", "null", "[]", "false", "{}", '{"pcOpen":null}'])(
  "is a count where it says %s [MSG-02]",
  (text) => {
    expect(readBadgeForm(text)).toBe("count");
  },
);
