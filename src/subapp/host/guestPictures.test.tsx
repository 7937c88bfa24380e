import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { calls } from "../../../contract/calls";
import { fakeHttp, fakePorts, success, wireUser } from "../../../test/fakePorts";
import { KitPage, type TestKit } from "../../../test/KitPage";
import { PICTURES } from "../../../test/pictures";
import { readUser } from "../../base/core/wire/user";
import { Pictures } from "../../picture/flow/Pictures";
import { signedIn } from "../../base/state/session";
import { createStore } from "../../base/state/store";
import { guestPictures } from "./guestPictures";
import * as code from "./pictureCode";

const SIZE = { width: 800, height: 600 };
const fileOf = (bytes: readonly number[], name: string) => {
  const file = new File([Uint8Array.from(bytes)], name);
  // jsdom has none of it.
  return Object.assign(file, {
    slice: () => ({ arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) }),
  });
};
const JPEG = fileOf(PICTURES.jpeg(800, 600), "me.jpeg");

/** What an application named "notes" is lent, over a browser that draws every picture as three letters. */
function open(load?: () => Promise<typeof code>) {
  let kit: TestKit | undefined;
  render(
    <KitPage onKit={(made) => (kit = made)}>
      <p />
    </KitPage>,
  );
  if (!kit) throw new Error("There is no kit.");
  const { http, requests } = fakeHttp(() => success({ id: "file-1" }));
  const store = createStore(fakePorts({ http }).ports);
  store.dispatch(signedIn(readUser(wireUser())!));
  const drawn = new Pictures(() =>
    Promise.resolve({ blob: new Blob(["jpg"]), type: "jpeg", size: SIZE, source: SIZE }),
  );
  const loaded = { ...code, picturesHere: () => () => drawn };
  const lend = guestPictures({
    dispatch: store.dispatch,
    kit,
    load: load ?? (() => Promise.resolve(loaded)),
  });
  return { pictures: lend("notes"), requests, toasts: kit.toasts };
}

beforeEach(() => Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }));

it("makes a picture smaller, or says why not in words for the person [UP-08, VIEW-02]", async () => {
  const { pictures } = open();
  const made = await pictures.compress(JPEG);
  expect(made).toMatchObject({ ok: true, file: { name: "me.jpg", type: "image/jpeg" } });
  expect(await pictures.compress(fileOf(PICTURES.heic("heic"), "a.jpg"))).toMatchObject({
    ok: false,
    text: { id: "kit.picture.heic" },
  });
});

it("has the person crop a picture, in a dialog of the portal's [UP-08, VIEW-02]", async () => {
  const { pictures } = open();
  let cut: Promise<File | null> | undefined;
  act(() => void (cut = pictures.crop({ title: "班徽|||Class crest", file: JPEG })));
  const dialog = within(await screen.findByRole("dialog", { name: "班徽" }));
  await dialog.findByRole("application");
  expect(dialog.queryByRole("button", { name: "移除图片" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "保存" }));
  expect(await cut).toMatchObject({ name: "me.jpg", type: "image/jpeg" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("answers null where the person leaves without one [UP-08]", async () => {
  const { pictures } = open();
  let cut: Promise<File | null> | undefined;
  act(() => void (cut = pictures.crop({ title: "班徽|||Class crest" })));
  const dialog = within(await screen.findByRole("dialog", { name: "班徽" }));
  await userEvent.click(dialog.getByRole("button", { name: "取消" }));
  expect(await cut).toBeNull();
});

it("stores a picture in text under the application's own code, and sends nothing without one [UP-08, API-02]", async () => {
  const { pictures, requests } = open();
  expect(await pictures.upload({ fileName: "crest", base64: "", type: "png" })).toMatchObject({
    ok: false,
    text: { id: "kit.picture.noText" },
  });
  expect(requests).toEqual([]);
  expect(await pictures.upload({ fileName: "crest", base64: "AA==", type: "png" })).toEqual({
    ok: true,
    data: { id: "file-1" },
  });
  expect(requests[0]).toMatchObject({ url: calls.base64Image.path, method: "POST" });
  expect(Object.values(requests[0]?.headers ?? {})).toContain("notes");
});

it("says so where its code does not come [REL-03]", async () => {
  const { pictures, toasts } = open(() => Promise.reject(new Error("gone")));
  const failed = { ok: false, text: { id: "header.panelFailed" } };
  expect(await pictures.compress(JPEG)).toEqual(failed);
  expect(await pictures.upload({ fileName: "a.png", base64: "AA==" })).toEqual({ ...failed, status: null });
  let cut: Promise<File | null> | undefined;
  await act(async () => {
    cut = pictures.crop({ title: "班徽|||Class crest" });
    await cut;
  });
  expect(await cut).toBeNull();
  expect(toasts.getSnapshot()).toMatchObject([{ text: { id: "header.panelFailed" } }]);
});
