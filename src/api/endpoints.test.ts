import { calls, type CallName } from "../../contract/paths";
import { fakeHttp, fakePorts, success } from "../../test/fakePorts";
import { createStore } from "../state/store";
import type { AppThunk } from "../state/types";
import { baseApi } from "./base.api";
import { baseLateApi } from "./baseLate.api";
import { faceApi } from "./face.api";
import { frontApi } from "./front.api";
import { helpApi } from "./help.api";
import { linkedAccountApi } from "./linkedAccount.api";
import { noticeApi } from "./notice.api";
import { portalApi } from "./portalApi";
import { signInApi } from "./signIn.api";
import { siteApi } from "./site.api";
import { storageApi } from "./storage.api";
import { uaaApi } from "./uaa.api";
import { voiceApi } from "./voice.api";

const endpoints: Readonly<Record<string, unknown>> = {
  ...uaaApi.endpoints,
  ...signInApi.endpoints,
  ...helpApi.endpoints,
  ...faceApi.endpoints,
  ...baseApi.endpoints,
  ...baseLateApi.endpoints,
  ...linkedAccountApi.endpoints,
  ...voiceApi.endpoints,
  ...storageApi.endpoints,
  ...siteApi.endpoints,
  ...frontApi.endpoints,
  ...noticeApi.endpoints,
};

const SAMPLES: Readonly<Record<string, string>> = { lang: "en", version: "2.0.0", file: "ink.css" };
const sampleOf = (name: string) => SAMPLES[name] ?? "x1";

/** Values for the path parameters of a call, and the path they make. */
function sample(path: string) {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
  return {
    values: Object.fromEntries(names.map((name) => [name, sampleOf(name)])),
    path: path.replace(/\{(\w+)\}/g, (_whole, name: string) => sampleOf(name)),
  };
}

interface Startable {
  readonly initiate: (argument: unknown) => AppThunk<Promise<unknown>>;
}

const isStartable = (endpoint: unknown): endpoint is Startable =>
  typeof endpoint === "object" && endpoint !== null && "initiate" in endpoint;

describe("the endpoints", () => {
  const names = Object.keys(calls) as CallName[];

  it.each(names)("include %s, with the contract's method and path [API-16]", async (name) => {
    const { http, requests } = fakeHttp(() => success(null));
    const store = createStore(fakePorts({ http }).ports);
    const endpoint = endpoints[name];
    if (!isStartable(endpoint)) throw new Error(`no endpoint for ${name}`);
    const { values, path } = sample(calls[name].path);
    const configured = name === "ticketLogin" ? { path: calls[name].path, method: "get" } : {};
    await store.dispatch(endpoint.initiate({ ...values, ...configured }));
    expect([requests[0]?.method, requests[0]?.url.split("?")[0]]).toEqual([calls[name].method, path]);
    store.dispatch(portalApi.util.resetApiState());
  });

  it.each([
    ["faceClocking", { userId: 7, time: "08:00" }, { userId: "7", realName: "", time: "08:00" }],
    ["faceCheck", { registerTime: 20261122 }, { registerTime: "20261122" }],
    [
      "packageVersions",
      { name: "notice", serverVersion: 2.1, webCodeVersion: "2.0.0", date: null },
      { name: "notice", serverVersion: "2.1", webCodeVersion: "2.0.0", date: "" },
    ],
  ] as const)("read the data of %s in its envelope [REL-01, API-12]", async (name, wire, data) => {
    for (const [sent, read] of [[wire, data] as const, [JSON.stringify(wire), data] as const, [null, null]]) {
      const { http } = fakeHttp(() => success(sent));
      const store = createStore(fakePorts({ http }).ports);
      const endpoint = endpoints[name];
      if (!isStartable(endpoint)) throw new Error(`no endpoint for ${name}`);
      expect(await store.dispatch(endpoint.initiate(sample(calls[name].path).values))).toMatchObject({
        data: { status: 200, data: read },
      });
      store.dispatch(portalApi.util.resetApiState());
    }
  });

  it("are no more than the contract has [API-16]", () => {
    expect(Object.keys(endpoints).sort()).toEqual([...names].sort());
  });
});
