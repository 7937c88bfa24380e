import { fakeClock, fakePorts } from "../../test/fakePorts";
import { settingsFrom } from "../base/api/settings";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import type { HttpResult } from "../base/core/wire/exchange";
import type { Toast } from "../base/core/wire/text";
import { logoutWhenOnline } from "./logoutWhenOnline";

const OK: HttpResult = {
  kind: "answered",
  status: 200,
  statusText: "OK",
  body: { text: JSON.stringify({ status: 200, message: "", data: null }) },
};
const UNREACHED: HttpResult = { kind: "fault", fault: "network" };

/** A page that has a logout to send; `reach` makes the platform reachable, `callBack` has the browser say so. */
function page() {
  let result: HttpResult = UNREACHED;
  let sent = 0;
  const { clock, advance, waiting } = fakeClock();
  const http = {
    send: () => {
      sent += 1;
      return Promise.resolve(result);
    },
  };
  const { ports } = fakePorts({ clock, http });
  ports.storage.write("logoutOwed", true);
  const said: (Toast | null)[] = [];
  const settings = settingsFrom(DEFAULT_SITE, { deviceType: "pc", appCode: "login" });
  const view = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const stop = logoutWhenOnline(
    { ports, settings },
    (notice) => said.push(notice),
    view as unknown as Window,
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    said,
    callBack: async () => {
      view.dispatchEvent(new Event("online"));
      await settle();
    },
    storage: ports.storage,
    waiting,
    stop,
    settle,
    sent: () => sent,
    reach: () => (result = OK),
    wait: async (milliseconds: number) => {
      advance(milliseconds);
      await settle();
    },
  };
}

it("is sent again where the network was called back before it carried anything, with pauses that grow to half a minute [AUTH-11]", async () => {
  const { said, callBack, storage, sent, reach, wait, settle } = page();
  await settle();
  await callBack();
  const before = sent();
  for (let at = 0; at < 60; at += 1) await wait(500);
  expect(sent() - before).toBeGreaterThan(1);
  expect(sent() - before).toBeLessThan(9);
  reach();
  await wait(30_000);
  expect(said).toEqual([{ severity: "success", text: { id: "account.logoutArrived" } }]);
  expect(storage.read("logoutOwed")).toBe(false);
  const after = sent();
  await wait(60_000);
  await callBack();
  expect([sent(), said.length]).toEqual([after, 1]);
});

it("nothing waits any longer once it is stopped, even while it is being sent [AUTH-11]", async () => {
  const { callBack, waiting, stop, settle, sent } = page();
  stop();
  await settle();
  await callBack();
  expect([waiting(), sent()]).toEqual([0, 1]);
});
