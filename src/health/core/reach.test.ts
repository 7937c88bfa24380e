import { clientVersions, isOutOfReach, versionGap } from "./reach";

it("knows an application that cannot be reached from one that is not installed [MORE-02, DESK-15]", () => {
  const http = (status: number) => ({ kind: "http", status, text: "", envelope: null }) as const;
  expect([502, 500, 404, 403, 429].map((status) => isOutOfReach(http(status)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isOutOfReach({ kind: "transport", fault: "timeout", text: "" })).toBe(true);
  expect(isOutOfReach({ kind: "transport", fault: "aborted", text: "" })).toBe(false);
  expect(isOutOfReach({ kind: "body", fault: "html", text: "" })).toBe(true);
});

it("reads the versions in a manifest [MORE-02]", () => {
  expect(clientVersions({ entries: {}, version: "1.4.0", serverVersion: "2.1.0" })).toEqual({
    version: "1.4.0",
    serverVersion: "2.1.0",
  });
  for (const wire of [null, [], { entries: {} }, { version: [], serverVersion: {} }])
    expect(clientVersions(wire)).toEqual({ version: "", serverVersion: "" });
});

it.each([
  ["2.0.9", "1.0.0", { kind: "version", older: "server", has: "2.0.9", needs: "2.1.0" }],
  ["2.1.0", "1.4.1", { kind: "version", older: "client", has: "1.4.0", needs: "1.4.1" }],
  ["2.0.0", "9.0.0", { kind: "version", older: "server", has: "2.0.0", needs: "2.1.0" }],
  ["2.1.0", "1.4.0", null],
  ["", "", null],
])(
  "says which of an application and its server part is older than the other needs, at %j and %j [MORE-02]",
  (serverVersion, webCodeVersion, expected) =>
    expect(
      versionGap({ version: "1.4.0", serverVersion: "2.1.0" }, { serverVersion, webCodeVersion }),
    ).toEqual(expected),
);
