import fc from "fast-check";
import { wireUser } from "../../../../test/fakePorts";
import { personOf, readUser, roleOf } from "./user";

describe("the user's record", () => {
  it("is read into our own names, its campuses parsed from their text [AUTH-10]", () => {
    expect(readUser(wireUser())).toEqual({
      userId: "7",
      userType: 2,
      unitId: "100",
      unitType: 2,
      unitName: "第一中学",
      unitEnglishName: "No. 1 School",
      unitLayout: null,
      realName: "王老师",
      loginName: "wang",
      avatar: null,
      sex: "girl",
      parentId: null,
      campuses: [{ campusId: "c1", name: "东校区" }],
      year: "2026",
      term: 1,
      record: expect.objectContaining({ userId: "7", realName: "王老师" }) as unknown,
    });
  });

  it.each(["", "[", "null", "{}", '"x"', "[1,null,{}]", undefined, 7])(
    "has no campuses when their text is %j [AUTH-10]",
    (campusUnits) => {
      expect(readUser(wireUser({ campusUnits }))?.campuses).toEqual([]);
    },
  );

  it("has the platform's record as it came, whatever else is in it [AUTH-10]", () => {
    const { accessToken: _, ...wire } = wireUser({
      userType: "2",
      dutyName: "班主任",
      subjects: [{ code: "yw" }],
    });
    expect(readUser({ ...wire, accessToken: "t" })?.record).toEqual(wire);
  });

  it("never keeps the access token, nor another secret, however deep [AUTH-10]", () => {
    const secrets = { access_token: "s1", refreshToken: "s2", oauth: [{ TOKEN: "s3" }], password: "s4" };
    expect(JSON.stringify(readUser(wireUser(secrets)))).not.toMatch(/secret-token|"s\d"/);
  });

  it("is absent without an id, a unit or a type [AUTH-10]", () => {
    for (const missing of ["userId", "unitId", "userType"]) {
      expect(readUser(wireUser({ [missing]: undefined }))).toBeNull();
    }
    expect(readUser(wireUser({ userType: 9 }))).toBeNull();
  });

  it("survives being kept and read again, and never throws on what storage holds [AUTH-10]", () => {
    const user = readUser(wireUser());
    expect(readUser(JSON.parse(JSON.stringify(user?.record)))).toEqual(user);
    fc.assert(fc.property(fc.anything(), (stored) => void readUser(stored)));
  });

  it("says of an administrator what they are, here and where it is kept, and of others their type [ROUTE-05]", () => {
    const roles = [wireUser({ administrator: true }), wireUser({ administrator: "false" }), wireUser({})].map(
      (wire) => readUser(wire),
    );
    expect(roles.map((user) => user && roleOf(user))).toEqual(["administrator", "2", "2"]);
    expect(readUser(roles[0]?.record)).toEqual(roles[0]);
  });

  it("names a person across units [SEC-03]", () => {
    expect(personOf({ unitId: "100", userId: "7" })).toBe("100:7");
  });
});
