import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { calls } from "../../../contract/calls";
import { answered, fakeHttp, fakePorts, httpFailure, success, wireUser } from "../../../test/fakePorts";
import { KitPage, type TestKit } from "../../../test/KitPage";
import { useUnreadCodeCountQuery } from "../../base/api/base.api";
import { personOf, readUser } from "../../base/core/wire/user";
import type { TabMessage } from "../../base/platform/ports";
import { memoryPlaces } from "../../base/platform/memoryPlaces";
import { PlaceProvider } from "../../base/platform/PlaceProvider";
import { PortsContext } from "../../base/platform/PortsContext";
import { childChosen } from "../../base/state/child";
import { createStore } from "../../base/state/store";
import { createPortal } from "../sdk/createPortal";
import { LiveValue } from "../sdk/LiveValue";
import { PortalContext } from "../sdk/PortalContext";
import { useRejected } from "../sdk/useRejected";
import { PersonContext } from "../../base/session/PersonContext";
import { usePortalServices } from "./usePortalServices";

/** What the platform's files begin with. */
const FILE = { bytes: new TextEncoder().encode("%PDF"), size: 9_000 };
const fileAnswer = { kind: "answered", status: 206, statusText: "", body: { bytes: FILE } } as const;

/** The portal that a sub-application named "notes" receives from a shell whose header shows unread counts. */
function open() {
  const transport = fakeHttp(({ url, bytes }) => {
    if (url.endsWith("/gone")) return httpFailure(404);
    if (bytes) return fileAnswer;
    return url.startsWith(calls.siteConfig.path)
      ? answered({ rejectedExtensions: ["exe", "iso"], basePath: "/school" })
      : success(null);
  });
  const posted: TabMessage[] = [];
  const broadcast = {
    post: (message: TabMessage) => void posted.push(message),
    listen: () => () => undefined,
  };
  const { ports } = fakePorts({ http: transport.http, broadcast });
  const store = createStore(ports);
  let kit: TestKit | undefined;
  const places = memoryPlaces();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <KitPage onKit={(made) => (kit = made)}>
        <PortsContext value={ports}>
          <PersonContext value={readUser(wireUser())}>
            <PlaceProvider places={places}>{children}</PlaceProvider>
          </PersonContext>
        </PortsContext>
      </KitPage>
    </Provider>
  );
  const { result } = renderHook(
    () => {
      useUnreadCodeCountQuery();
      return usePortalServices();
    },
    { wrapper },
  );
  const portal = createPortal(result.current, {
    place: new LiveValue({ app: "notes", fileId: "notes", id: null, at: "" }).view,
    go: () => true,
    hrefOf: (at) => at,
    crashed: () => undefined,
    setTitle: () => undefined,
  });
  const counted = () => transport.paths().filter((path) => path.endsWith(calls.unreadCodeCount.path)).length;
  return { portal, store, places, requests: transport.requests, counted, posted, kit: () => kit };
}

it("lends the page's own style cache, so that styles carry its nonce [VIEW-02, SEC-01]", () => {
  const { portal, kit } = open();
  expect(portal.styles).toBe(kit()?.styleCache);
});

it("lends a theme whose dialogs begin at 1500, in a place of their own below the portal's [WID-01, VIEW-02]", () => {
  const { zIndex, components } = open().portal.theme.get();
  const { modal, tooltip } = zIndex;
  expect(modal).toBe(1500);
  expect(tooltip).toBeLessThan(200_000);
  const container = components?.MuiModal?.defaultProps?.container;
  expect(typeof container === "function" && container()).toBe(document.getElementById("kit-portal"));
});

it("keeps an application's search keys with the person's session [API-13]", () => {
  const { portal, store } = open();
  act(() => portal.setSearchKeys(["memo"]));
  expect(store.getState().searchKeys).toEqual({ notes: ["memo"] });
});

it("reads the unread counts again when a sub-application says so, and notifies the other tabs; ignores other names [VIEW-05, DESK-03]", async () => {
  const { portal, store, counted, posted } = open();
  await waitFor(() => expect(counted()).toBe(1));
  act(() => portal.refresh("unread"));
  await waitFor(() => expect(counted()).toBe(2));
  const before = store.getState();
  act(() => portal.refresh("session"));
  expect(store.getState()).toBe(before);
  expect(posted).toEqual([{ kind: "changed", person: personOf(readUser(wireUser())!), what: "unread" }]);
});

it("shows a sub-application's notices among the portal's own, and survives one that is none [VIEW-05, MORE-03, REL-03]", () => {
  const { portal, kit } = open();
  act(() => portal.notify({ severity: "warning", text: "a", importance: 5, answer: true, duration: 0 }));
  act(() => portal.notify({ severity: "danger", text: "b" } as never));
  act(() => portal.notify(null as never));
  expect(kit()?.toasts.getSnapshot()).toMatchObject([
    { severity: "warning", text: "a", importance: 5, answer: true, duration: 0 },
    { severity: "info", text: "b" },
  ]);
});

it("leads a sub-application to another one, back to the place before, and to the desktop [VIEW-05]", () => {
  const { portal, places } = open();
  act(() => places.go("/viewport?app=notes&fileId=notes"));
  let opened: unknown;
  act(() => void (opened = portal.navigation.open({ app: "drive", fileId: "drive", id: "9" })));
  expect(opened).toBe(true);
  expect(places.address()).toBe("/viewport?app=drive&fileId=drive&id=9");
  act(() => portal.navigation.back());
  expect(places.address()).toBe("/viewport?app=notes&fileId=notes");
  act(() => portal.navigation.desktop());
  expect(places.address()).toBe("/");
});

it("leads a sub-application nowhere by a name that is none [VIEW-05]", () => {
  const { portal, places } = open();
  let opened: unknown;
  act(() => void (opened = portal.navigation.open({ app: "../drive", fileId: "drive" })));
  expect(opened).toBe(false);
  expect(places.address()).toBe("/");
});

it("passes the child that the parent has chosen on to sub-applications, and each later one [WHO-01]", () => {
  const { portal, store } = open();
  const heard = jest.fn();
  portal.child.subscribe(heard);
  expect(portal.child.get()).toBeNull();
  const child = { id: "2", realName: "李思远", gradeName: "三年级", className: "3（1）班" };
  act(() => void store.dispatch(childChosen(child)));
  expect(portal.child.get()).toEqual(child);
  expect(heard).toHaveBeenCalledTimes(1);
  act(() => void store.dispatch(childChosen({ ...child, id: "4", realName: "李思雨" })));
  expect(portal.child.get()?.id).toBe("4");
});

it("gives sub-applications addresses below the site's base path, and renews their session by the page's own calls [API-05, API-11]", async () => {
  const { portal } = open();
  await waitFor(() => expect(portal.addressOf("/api/x")).toBe("/school/api/x"));
  expect(portal.addressOf("/icons/x.svg")).toBe("/icons/x.svg");
  let goesOn: unknown;
  await act(async () => {
    goesOn = await portal.renew();
  });
  expect(goesOn).toBe(true);
});

it("reads what a file begins with through the wrapper, by the address that an answer had [API-01, API-05, UP-12]", async () => {
  const { portal, requests } = open();
  await waitFor(() => expect(portal.addressOf("/api/x")).toBe("/school/api/x"));
  const read = async (address: string, most: number) => {
    let answer: unknown;
    await act(async () => {
      answer = await portal.request.beginning(address, most, { quiet: true });
    });
    return answer;
  };
  expect(await read(portal.addressOf("/api/storage/show/file/1"), 4)).toEqual({ ok: true, data: FILE });
  expect(requests.at(-1)).toMatchObject({
    url: "/school/api/storage/show/file/1",
    headers: { "X-App-Code": "notes", Range: "bytes=0-3" },
    bytes: true,
    most: 4,
  });
  await read("/api/storage/show/file/1", 5_000_000_000);
  expect(requests.at(-1)).toMatchObject({ most: 1_048_576 });
  expect(await read("/api/gone", 4)).toMatchObject({ ok: false, status: 404 });
  for (const elsewhere of ["https://example.org/api/1", "//example.org/api/1", ""])
    expect(await read(elsewhere, 4)).toMatchObject({ ok: false, status: null });
  expect(requests.at(-1)).toMatchObject({ url: "/school/api/gone" });
});

it("refuses the kinds of files that the site's own list has, in sub-applications [UP-05]", async () => {
  const { portal } = open();
  await waitFor(() => expect(portal.uploads.rejected?.get()).toEqual(["exe", "iso"]));
  const { result } = renderHook(() => useRejected(["iso"]), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <PortalContext value={portal}>{children}</PortalContext>
    ),
  });
  expect([...result.current]).toEqual(["exe", "iso"]);
});
