import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { calls } from "../../contract/calls";
import { fakeHttp, fakePorts, failure, success, wireUser } from "../../test/fakePorts";
import type { HttpResult } from "../base/core/wire/exchange";
import { readUser } from "../base/core/wire/user";
import { ShellContext } from "../base/kit/ShellContext";
import { memoryPlaces } from "../base/platform/memoryPlaces";
import { PlaceProvider } from "../base/platform/PlaceProvider";
import { PersonContext } from "../base/session/PersonContext";
import { createStore } from "../base/state/store";
import { useExpired } from "./useExpired";

const MENU = [
  {
    code: "work",
    name: "工作",
    iconVMs: ["drive", "notices"].map((code) => ({
      id: code,
      code,
      zname: code,
      name: code,
      serverId: `${code}-server`,
    })),
  },
];

/** The hook in a shell that holds Drive and Notices for expired, with Drive in front. */
function open(licence: HttpResult) {
  const { http, requests } = fakeHttp(({ url }) =>
    url.startsWith(calls.myAppIcons.path) ? success(MENU) : licence,
  );
  const places = memoryPlaces();
  places.go("/viewport?app=drive&fileId=drive");
  const shell = { health: { drive: { kind: "expired" }, notices: { kind: "expired" } } };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={createStore(fakePorts({ http }).ports)}>
      <PersonContext value={readUser(wireUser())}>
        <ShellContext value={shell as never}>
          <PlaceProvider places={places}>{children}</PlaceProvider>
        </ShellContext>
      </PersonContext>
    </Provider>
  );
  const { result } = renderHook(useExpired, { wrapper });
  const asked = () =>
    requests.map(({ url }) => url).filter((url) => url.startsWith(`${calls.moduleLicence.path}?`));
  return { asked, isExpired: (code: string) => result.current(code) };
}

it("an application that the list holds for expired opens where the platform says that it has been renewed [LIC-02, API-16]", async () => {
  const { asked, isExpired } = open(success(true));
  await waitFor(() => expect(isExpired("drive")).toBe(false));
  expect(isExpired("notices")).toBe(true);
  expect(asked()).toEqual([expect.stringContaining("unitId=100&serverId=drive-server")]);
});

it.each([
  ["a no", success(false)],
  ["no answer to that", failure(500)],
  ["nothing", success(null)],
])("stays closed by %s [LIC-02]", async (_, licence) => {
  const { asked, isExpired } = open(licence);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(isExpired("drive")).toBe(true);
});
