import { answered, fakeHttp, fakePorts, success } from "../../../test/fakePorts";
import type { RequestShape } from "../core/wire/request";
import type { HttpResult } from "../core/wire/exchange";
import { send } from "./send";

const DATE = "Fri, 27 Nov 2026 01:00:00 GMT";
const settings = {
  basePath: "",
  deviceHeader: "X-Device-Type",
  appHeader: "X-App-Code",
  deviceType: "pc",
  appCode: "portal",
  timeout: 1_000,
  clientId: null,
} as const;
const SHAPE: RequestShape = { path: "/api/x", method: "GET" };

/** The times that the page has been told. */
async function told(result: HttpResult, shape = SHAPE) {
  const times: (number | null)[] = [];
  const { ports } = fakePorts({ http: fakeHttp(() => result).http });
  const time = { ...ports.time, asking: () => (at: number | null) => void times.push(at) };
  await send({ ports: { ...ports, time }, settings }, shape, {});
  return times;
}

it("tells the page the platform's time from its answers alone, none of which a cache has [DESK-01]", async () => {
  const dated = (result: HttpResult) => ({ ...result, date: DATE });
  expect(await told(dated(success(1)))).toEqual([Date.parse(DATE)]);
  expect(await told(dated(success(1)), { ...SHAPE, method: "POST" })).toEqual([Date.parse(DATE)]);
  expect(await told(success(1))).toEqual([null]);
  expect(await told({ ...success(1), date: "yesterday" } as HttpResult)).toEqual([null]);
  // A gateway's page, a document, what may be kept, and no answer at all.
  expect(await told(dated(answered("<html>", 502)))).toEqual([]);
  expect(await told(dated(answered({ root: "" })), { ...SHAPE, answer: "json" })).toEqual([]);
  expect(await told(dated(success(1)), { ...SHAPE, cacheable: true })).toEqual([]);
  expect(await told({ kind: "fault", fault: "network" })).toEqual([]);
});
