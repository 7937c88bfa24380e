import { linkOf } from "../../../stories/support/apps";
import type { Health } from "../../base/core/apps/appHealth";
import { ailingApps } from "./ailingApps";

const LINKS = ["notices", "drive", "duty", "exams"].map((code) => linkOf({ name: `App ${code}`, code }));
const HEALTH: Health = {
  notices: { kind: "unreachable" },
  drive: { kind: "version", older: "server", has: "1.0.0", needs: "1.1.0" },
  duty: { kind: "version", older: "client", has: "1.0.0", needs: "1.1.0" },
  exams: { kind: "expiring", days: 3 },
};
const reasons = (query: string) => ailingApps(LINKS, HEALTH, query).map(({ code, reason }) => [code, reason]);

it("explains the person's own applications that do not work, by code or name [MORE-02, MORE-07]", () => {
  expect(reasons("app")).toEqual([
    ["notices", "unreachable"],
    ["drive", "serverOlder"],
    ["duty", "clientOlder"],
  ]);
  expect(reasons("DRIVE")).toEqual([["drive", "serverOlder"]]);
  expect([reasons("exams"), reasons(" "), reasons("other")]).toEqual([[], [], []]);
});
