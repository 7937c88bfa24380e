import { wireUser } from "../../../../test/fakePorts";
import { readEnvelope } from "../wire/envelope";
import { settle } from "../wire/answer";
import { readUser } from "../wire/user";
import { whoIsHere } from "./whoIsHere";

const whoBy = (data: unknown) => {
  const envelope = readEnvelope({ status: "200", data });
  if (!envelope) throw new Error("no envelope");
  return whoIsHere(settle({ kind: "envelope", envelope }));
};

it("knows a person by a record in another form [AUTH-10, REL-01]", () => {
  const odd = wireUser({
    userId: 7,
    userType: "2",
    unitId: 100,
    unitType: "2",
    sex: "2",
    term: "1",
    year: 2026,
  });
  const campusUnits: unknown = JSON.parse(odd.campusUnits);
  const expected = { user: { ...readUser(wireUser()), record: expect.anything() as unknown } };
  expect(whoBy(odd)).toEqual(expected);
  expect(whoBy({ ...odd, campusUnits })).toEqual(expected);
  expect(whoBy(JSON.stringify(odd))).toEqual(expected);
});

it.each([null, undefined, "", " ", "null", "{}", [], {}, false, wireUser({ userId: null }), { userId: "" }])(
  "takes %j to mean that no person is signed in [AUTH-10]",
  (data) => expect(whoBy(data)).toEqual({ user: null }),
);

it.each([
  "busy",
  7,
  [1],
  { name: "Wang" },
  { userId: {} },
  wireUser({ userType: "headmaster" }),
  wireUser({ unitId: null }),
])("takes %j for a fault and not for a lapsed session [AUTH-10, REL-01]", (data) => {
  expect(whoBy(data)).toEqual({
    error: { kind: "body", fault: "notEnvelope", text: { id: "api.body.notEnvelope" } },
  });
});
