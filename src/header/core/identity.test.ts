import { readAccountLink } from "./accountLink";
import type { UserType } from "../../base/core/wire/user";
import type { Device } from "../../base/core/site/device";
import { linkQuestion, otherIdentity, type IdentityContext } from "./identity";

const LINK = { parentId: "p", parentName: "孙妈妈", teacherId: "t", teacherName: "孙老师" };
const as = (userId: string, userType: UserType, more: Partial<IdentityContext> = {}): IdentityContext => ({
  person: { userId, userType },
  client: "browser",
  openTo: [],
  ...more,
});
const TO_PARENT = { userId: "p", role: "parent", name: "孙妈妈" };
const TO_TEACHER = { userId: "t", role: "teacher", name: "孙老师" };

describe("the other identity", () => {
  it("is the account on the other side of the link [WHO-02]", () => {
    expect(otherIdentity(LINK, as("t", 2))).toEqual(TO_PARENT);
    expect(otherIdentity(LINK, as("p", 3))).toEqual(TO_TEACHER);
  });

  it("is absent without a link, and if the link names the person with another type [WHO-02]", () => {
    expect(otherIdentity(null, as("t", 2))).toBeNull();
    expect(otherIdentity({ ...LINK, parentId: "t" }, as("t", 2))).toBeNull();
    for (const [userId, userType] of [
      ["t", 3],
      ["p", 2],
      ["x", 2],
      ["x", 3],
      ["t", 1],
      ["t", 4],
      ["p", 1],
      ["p", 4],
    ] as const)
      expect([userId, userType, otherIdentity(LINK, as(userId, userType))]).toEqual([userId, userType, null]);
  });

  it.each<[openTo: readonly number[], offered: boolean]>([
    [[], true],
    [[2, 3], true],
    [[1, 2, 3, 4], true],
    [[2], false],
    [[3], false],
    [[2, 4], false],
    [[1, 3], false],
    [[1], false],
  ])("is offered in an application for %j: %p; in the desktop client always [WHO-02]", (openTo, offered) => {
    const others: readonly Device["client"][] = ["browser", "mobileShell", "wechat", "workWechat"];
    for (const client of others)
      expect([client, otherIdentity(LINK, as("t", 2, { client, openTo }))]).toEqual([
        client,
        offered ? TO_PARENT : null,
      ]);
    expect(otherIdentity(LINK, as("t", 2, { client: "desktop", openTo }))).toEqual(TO_PARENT);
  });
});

it("is requested only for teachers and parents, by their own id [WHO-02]", () => {
  expect(linkQuestion({ userId: "t", userType: 2 })).toEqual({ teacherId: "t" });
  expect(linkQuestion({ userId: "p", userType: 3 })).toEqual({ parentId: "p" });
  expect(linkQuestion({ userId: "s", userType: 1 })).toBeNull();
  expect(linkQuestion({ userId: "o", userType: 4 })).toBeNull();
});

it("a link is read with both its accounts or not at all [WHO-02]", () => {
  expect(readAccountLink({ ...LINK, more: 1 })).toEqual(LINK);
  expect(readAccountLink({ parentId: 1, teacherId: 2, teacherName: " 孙 " })).toEqual({
    parentId: "1",
    parentName: "",
    teacherId: "2",
    teacherName: "孙",
  });
  for (const none of [null, undefined, "", [], {}, { ...LINK, parentId: null }, { ...LINK, teacherId: " " }])
    expect(readAccountLink(none)).toBeNull();
});
