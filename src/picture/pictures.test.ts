import { calls } from "../../contract/calls";
import { failure, fakeHttp, fakePorts, fault, success, wireUser } from "../../test/fakePorts";
import type { HttpRequest, HttpResult } from "../base/core/wire/exchange";
import { readUser } from "../base/core/wire/user";
import type { TabMessage } from "../base/platform/ports";
import { signedIn } from "../base/state/session";
import { createStore } from "../base/state/store";
import { refetchChanged } from "../inbox/refetchChanged";
import { changePortrait } from "./changePortrait";
import { uploadBase64 } from "./uploadBase64";

const PICTURE = new File([Uint8Array.of(0xff, 0xd8, 0xff)], "me.jpg", { type: "image/jpeg" });
const STORED = success({ id: "file-1", url: "/api/storage/show/file/file-1" });
const AVATAR = "/api/storage/show/file/file-1";

/** The store of a person's page, over a platform that answers so. */
function open(answers: Readonly<Record<string, HttpResult>>) {
  const sent: HttpRequest[] = [];
  const posted: TabMessage[] = [];
  const { ports } = fakePorts({
    http: fakeHttp((request) => {
      sent.push(request);
      return answers[request.url.split("?")[0] ?? ""] ?? success(null);
    }).http,
    broadcast: { post: (message) => void posted.push(message), listen: () => () => undefined },
  });
  const store = createStore(ports);
  store.dispatch(signedIn(readUser(wireUser())!));
  posted.length = 0;
  const formOf = ({ url }: { readonly url: string }) => {
    const body = sent.find((request) => request.url === url)?.body;
    return body?.form === "form" ? Object.fromEntries(new URLSearchParams(body.text)) : null;
  };
  const avatar = () => store.getState().session.user?.avatar;
  return { store, sent, posted, formOf, avatar, kept: () => ports.storage.read("user")?.avatar };
}

const { path: storing } = calls.base64Image;
const { path: setting } = calls.setPortrait;

describe("a person's portrait", () => {
  it("is stored as a picture in text, and seen everywhere at once [UP-08]", async () => {
    const { store, formOf, avatar, kept, posted } = open({
      [storing]: STORED,
      [setting]: success({ avatar: AVATAR }),
    });
    expect(await store.dispatch(changePortrait(PICTURE))).toEqual({ result: AVATAR });
    expect(formOf({ url: storing })).toEqual({
      serverid: "base",
      fileName: "portrait",
      base64Str: "/9j/",
      type: "jpg",
    });
    expect(formOf({ url: setting })).toEqual({ fileId: "file-1" });
    expect([avatar(), kept()]).toEqual([AVATAR, AVATAR]);
    expect(posted).toContainEqual({ kind: "changed", person: "100:7", what: "portrait" });
  });

  it("is read again where another tab has changed it [UP-08, DESK-03]", async () => {
    const { store, avatar } = open({ [calls.me.path]: success(wireUser({ avatar: AVATAR })) });
    store.dispatch(refetchChanged("unread"));
    expect(avatar()).toBeNull();
    store.dispatch(refetchChanged("portrait"));
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(avatar()).toBe(AVATAR);
  });

  it("is taken away without a picture being sent [UP-08]", async () => {
    const { store, sent, formOf, avatar } = open({ [setting]: success({ avatar: null }) });
    expect(await store.dispatch(changePortrait(null))).toEqual({ result: null });
    expect([sent.map(({ url }) => url), formOf({ url: setting }), avatar()]).toEqual([
      [setting],
      { fileId: "" },
      null,
    ]);
  });

  it.each<[string, Readonly<Record<string, HttpResult>>, object]>([
    ["has no room", { [storing]: failure(413, { message: "空间不足" }) }, { text: "空间不足" }],
    ["names no file", { [storing]: success({}) }, { text: { id: "api.serverError" } }],
    [
      "does not take it",
      { [storing]: STORED, [setting]: failure(415, { message: "不是图片" }) },
      { text: "不是图片" },
    ],
    [
      "has no such call",
      { [storing]: STORED, [setting]: failure(501) },
      { text: { id: "portrait.notOffered" } },
    ],
    ["cannot be reached", { [storing]: fault("network") }, { text: { id: "kit.call.unreached" } }],
  ])(
    "stays as it was where the platform %s, and the person is told [UP-08, REL-03]",
    async (_, answers, told) => {
      const { store, avatar, posted } = open(answers);
      expect(await store.dispatch(changePortrait(PICTURE))).toEqual(told);
      expect([avatar(), posted]).toEqual([null, []]);
    },
  );
});

describe("a picture in text", () => {
  it("is not sent without a text or a name [UP-08]", async () => {
    const { store, sent } = open({});
    const send = (fileName: string, base64: string) =>
      store.dispatch(uploadBase64({ fileName, base64, type: "png" }));
    expect(await send("a", " ")).toEqual({ ok: false, status: null, text: { id: "kit.picture.noText" } });
    expect(await send("", "AA==")).toEqual({ ok: false, status: null, text: { id: "kit.picture.noName" } });
    expect(sent).toEqual([]);
  });

  it("is answered with what the platform has stored, or why it has not [UP-08]", async () => {
    const { store, formOf } = open({ [storing]: STORED });
    const picture = { fileName: "logo.png", base64: "AA==", serverid: "notes" };
    expect(await store.dispatch(uploadBase64(picture, { appCode: "notes" }))).toEqual({
      ok: true,
      data: { id: "file-1", url: AVATAR },
    });
    expect(formOf({ url: storing })).toEqual({
      serverid: "notes",
      fileName: "logo",
      base64Str: "AA==",
      type: "png",
    });
    const full = open({ [storing]: failure(413, { message: "空间不足" }) });
    expect(await full.store.dispatch(uploadBase64(picture))).toEqual({
      ok: false,
      status: 413,
      text: "空间不足",
    });
  });
});
