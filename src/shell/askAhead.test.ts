import { calls } from "../../contract/calls";
import { fakeHttp, fakePorts, success, wireUser } from "../../test/fakePorts";
import { portalApi } from "../base/api/portalApi";
import { uaaApi } from "../base/api/uaa.api";
import { createStore } from "../base/state/store";
import { askAhead } from "./askAhead";

it("requests the applications as soon as the person is known, once, before anything is rendered [DESK-01]", async () => {
  const { http, paths } = fakeHttp(({ url }) => success(url.startsWith(calls.me.path) ? wireUser() : []));
  const store = createStore(fakePorts({ http }).ports);
  askAhead(store);
  expect(paths()).toEqual([]);
  await store.dispatch(uaaApi.endpoints.me.initiate());
  await store.dispatch(uaaApi.endpoints.me.initiate(undefined, { forceRefetch: true }));
  expect(paths()).toEqual([calls.me.path, calls.myAppIcons.path, calls.me.path]);
  // Unused cache entries would be dropped after a minute, and keep the process until then.
  store.dispatch(portalApi.util.resetApiState());
});
