import { isPermitted } from "./permission";

const held = new Set(["notice_edit", "notice_read"]);

it.each<[string | readonly string[], boolean]>([
  ["notice_edit", true],
  ["notice_delete", false],
  ["notice", false],
  ["NOTICE_EDIT", false],
  ["", false],
  [["notice_delete", "notice_read"], true],
  [["notice_delete", "score_edit"], false],
  [[], false],
])("answers for %j: %p [ROUTE-04]", (asked, permitted) => {
  expect(isPermitted(asked, held)).toBe(permitted);
});

it("permits nothing until the codes are known [ROUTE-04]", () => {
  expect(isPermitted("notice_edit", null)).toBe(false);
  expect(isPermitted(["notice_edit"], new Set())).toBe(false);
});
