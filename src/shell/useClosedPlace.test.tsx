import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { linkOf } from "../../stories/support/apps";
import { EMPTY_SHELL } from "../../test/emptyShell";
import { failure, fakeHttp, fakePorts, success } from "../../test/fakePorts";
import type { HttpResult } from "../base/core/wire/exchange";
import { ShellContext, type Shell } from "../base/kit/ShellContext";
import { memoryPlaces } from "../base/platform/memoryPlaces";
import { PlaceProvider } from "../base/platform/PlaceProvider";
import { createStore } from "../base/state/store";
import { useClosedPlace } from "./useClosedPlace";

const FINANCE = { code: "finance", name: "财务", reason: "userType", needs: "4", ask: [] };

async function at(query: string, answer: HttpResult, shell: Partial<Shell> = {}) {
  const { http, paths } = fakeHttp(() => answer);
  const store = createStore(fakePorts({ http }).ports);
  const value = {
    ...EMPTY_SHELL,
    links: [linkOf({ name: "课表", code: "timetable" })],
    installed: ["duty"],
    ...shell,
  };
  const places = memoryPlaces(`/viewport?${query}`);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <ShellContext value={value}>
        <PlaceProvider places={places}>{children}</PlaceProvider>
      </ShellContext>
    </Provider>
  );
  const { result } = renderHook(useClosedPlace, { wrapper });
  const first = result.current;
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { first, last: result.current, asked: paths().length };
}

const place = (app: string) => `app=${app}&fileId=${app}`;

it("opens what is in the person's menu, and asks nothing [ROUTE-02]", async () => {
  expect(await at(place("timetable"), success([]))).toEqual({ first: null, last: null, asked: 0 });
});

it("does not open another one by an address typed by hand, and says why [ROUTE-02, MORE-07]", async () => {
  const { first, last } = await at(place("finance"), success([FINANCE]));
  expect(first).toMatchObject({ isAsking: true });
  expect(last).toMatchObject({ isAsking: false, app: { code: "finance", userTypes: [4] } });
});

it("does not open one that came with the build, even where the platform says nothing [ROUTE-02]", async () => {
  expect((await at(place("duty"), failure(404))).last).toEqual({ isAsking: false, app: null });
});

it("leaves an unknown one to the viewport, which says that it is not there [ROUTE-02, DESK-15]", async () => {
  expect((await at(place("nonesuch"), success([]))).last).toBeNull();
});

it("waits for the menu, and does without one that could not be had [ROUTE-02, REL-01]", async () => {
  const loading = await at(place("duty"), success([]), { apps: { status: "loading" } });
  expect(loading.last).toEqual({ isAsking: true, app: null });
  const lost = await at(place("duty"), success([]), { apps: { status: "error", retry: () => undefined } });
  expect(lost.last).toBeNull();
});
