import { act, render, screen } from "@testing-library/react";
import { useIntl } from "react-intl";
import { fakePortal } from "../../../test/fakePortal";
import { Permit } from "../../base/kit/permission/Permit";
import { createPortal } from "../../subapp/sdk/createPortal";
import { PortalRoot } from "../../subapp/sdk/PortalRoot";
import { watchPortal } from "../../subapp/sdk/watchedPortal";
import { Recorder } from "./Recorder";
import { recordingServices } from "./recordingServices";

/** A portal with a recorder before its services. */
function record({ sendsWrites = false, codes = [] as readonly string[] } = {}) {
  const fake = fakePortal({
    app: "notes",
    codes,
    answer: ({ path }) =>
      path === "/api/no" ? { ok: false, status: 403, text: "不行" } : { ok: true, data: 1 },
  });
  const { theme, look, language, styles } = fake.services;
  const recorder = new Recorder();
  const services = recordingServices(fake.services, recorder, {
    sendsWrites,
    heldText: "检测时不发送",
    theme,
    look,
    language,
    styles,
  });
  const portal = createPortal(services, {
    place: fake.place.view,
    crashed: (error) => void fake.crashes.push(error),
    setTitle: () => undefined,
    go: () => true,
    hrefOf: (at) => at,
  });
  watchPortal(portal, recorder);
  return { ...fake, portal, recorder };
}

it("sends calls that read, and holds back those that change something, with words for the application [MORE-06]", async () => {
  const { portal, sent, recorder, notified, uploads } = record();
  expect(await portal.request.get("/api/a")).toEqual({ ok: true, data: 1 });
  expect(await portal.request.post("/api/b")).toEqual({ ok: false, status: null, text: "检测时不发送" });
  expect(await portal.request.upload("/api/c", {})).toMatchObject({ ok: false });
  await portal.request.get("/api/no");
  portal.notify({ severity: "info", text: "看|||Look" });
  expect(portal.navigation.open({ app: "duty", fileId: "duty" })).toBe(false);
  await portal.uploads.add([]);
  expect(sent.map(({ path, quiet }) => [path, quiet])).toEqual([
    ["/api/a", true],
    ["/api/no", true],
  ]);
  expect([notified, uploads.uploads.list.get()]).toEqual([[], []]);
  expect(recorder.read().calls).toEqual([
    { method: "GET", path: "/api/a", held: false, refused: null },
    { method: "POST", path: "/api/b", held: true, refused: null },
    { method: "POST", path: "/api/c", held: true, refused: null },
    { method: "GET", path: "/api/no", held: false, refused: 403 },
    { method: "notify", path: "info: Look", held: true, refused: null },
    { method: "navigation.open", path: "duty/duty", held: true, refused: null },
    { method: "uploads.add", path: "0", held: true, refused: null },
  ]);
  expect(recorder.pending).toBe(0);
});

it("sends everything where the author wants it [MORE-06]", async () => {
  const { portal, sent } = record({ sendsWrites: true });
  expect(await portal.request.post("/api/b")).toMatchObject({ ok: true });
  expect(sent.map(({ method }) => method)).toEqual(["post"]);
});

it("records and sends no more than its bound [MORE-06, SEC-10]", async () => {
  const { portal, sent, recorder } = record();
  for (let count = 0; count < 600; count += 1) await portal.request.get(`/api/${count}`);
  for (let count = 0; count < 600; count += 1) portal.permissions.get().codes.includes(`code${count}`);
  const { calls, callsLeft, codes } = recorder.read();
  expect([sent.length, calls.length, callsLeft, codes.length]).toEqual([500, 500, 100, 500]);
});

it("records the codes that a plain script looks for, which still finds those that are there [MORE-06]", () => {
  const { portal, recorder } = record({ codes: ["notes_write"] });
  const { codes } = portal.permissions.get();
  expect([codes.includes("notes_write"), codes.indexOf("no"), codes.length, [...codes]]).toEqual([
    true,
    -1,
    1,
    ["notes_write"],
  ]);
  expect(portal.permissions.get()).toBe(portal.permissions.get());
  expect(recorder.read().codes).toEqual(["notes_write", "no"]);
});

it("records the codes, the catalogues and the missing messages of a React application [MORE-06]", () => {
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { portal, recorder } = record({ codes: ["notes_write"] });
  const messages = { "zh-CN": { title: "笔记" }, en: { title: "Notes" } };
  const Page = () => {
    const format = useIntl().formatMessage as ({ id }: { readonly id: string }) => string;
    return (
      <>
        <p>{format({ id: "nowhere" })}</p>
        <p>{format({ id: "notes.nowhere" })}</p>
        <Permit code="notes_write">
          <p>可以</p>
        </Permit>
        <Permit code="notes_delete">
          <p>不可以</p>
        </Permit>
      </>
    );
  };
  render(
    <PortalRoot portal={portal} messages={messages}>
      <Page />
    </PortalRoot>,
  );
  act(() => undefined);
  expect([screen.getByText("可以"), screen.queryByText("不可以")]).toEqual([expect.any(HTMLElement), null]);
  const { codes, catalogues, unknownMessages } = recorder.read();
  expect([codes, catalogues]).toEqual([["notes_write", "notes_delete"], messages]);
  expect([...unknownMessages].sort()).toEqual(["notes.nowhere", "nowhere"]);
  silent.mockRestore();
});
