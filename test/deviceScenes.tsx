import { act, fireEvent, render, screen } from "@testing-library/react";
import { createInertPorts } from "../src/base/platform/inertPorts";
import type { CallName } from "../contract/calls";
import { DEFAULT_SITE } from "../src/base/core/site/siteConfig";
import { readUser } from "../src/base/core/wire/user";
import type { HttpRequest } from "../src/base/core/wire/exchange";
import { FacePassword } from "../src/sign-in/face/FacePassword";
import { UploadTray } from "../src/upload/UploadTray";
import { createVoicePorts } from "../src/voice/createVoicePorts";
import { VoiceView } from "../src/voice/VoiceView";
import { performUpload } from "../src/upload/flow/performUpload";
import { Voice } from "../src/voice/flow/Voice";
import { FaceWidget } from "../src/face/FaceWidget";
import { ShellContext, type Shell } from "../src/base/kit/ShellContext";
import { askForPicture } from "../src/picture/askForPicture";
import type { Clock } from "../src/base/platform/ports";
import { PortsContext } from "../src/base/platform/PortsContext";
import { faceClockingPorts, faceCollectPorts, faceLoginPorts } from "../src/face/facePorts";
import { changePortrait } from "../src/picture/changePortrait";
import { signedIn } from "../src/base/state/session";
import { createStore } from "../src/base/state/store";
import { PageUploads } from "../src/upload/PageUploads";
import type { TabUploads } from "../src/upload/TabUploads";
import { uploadRequests } from "../src/upload/uploadRequests";
import {
  account,
  chooseLine,
  hear,
  isTyped,
  NOT_KNOWN,
  type Open,
  portal,
  press,
  type Scene,
  settle,
  shown,
  type,
} from "./callingScene";
import { SORTS } from "./faults";
import { fakeHttp, fakePorts, fakeVisibility, success, wireUser } from "./fakePorts";
import { KitPage, type TestKit } from "./KitPage";
import { callOf, type Platform } from "./openPortal";

/** Time that passes almost at once, so that the pauses of a camera, and those between two tries, cost no test any. */
const HASTY: Clock = {
  now: () => Date.now(),
  after: (_milliseconds, job) => {
    const timer = setTimeout(job, 1);
    return () => clearTimeout(timer);
  },
};

/** A camera before which one person stands still. */
const CAMERA = {
  open: () =>
    Promise.resolve({
      stream: null,
      look: () =>
        Promise.resolve({
          frame: {
            width: 320,
            height: 320,
            faces: [{ x: 112, y: 112, width: 100, height: 100 }],
            light: 0.5,
          },
          pose: null,
        }),
      pictures: () => Promise.resolve({ photo: "cGhvdG8=", burst: [] }),
      stop: () => undefined,
    }),
  clock: HASTY,
  visibility: fakeVisibility().visibility,
};
const FACES = () => Promise.resolve({ ...DEFAULT_SITE.faces, challenge: "required" } as const);
const ANY_FACE: Platform = { faceChallenge: () => success({ nonce: "n", acts: [] }) };
const tryAgain = () => press(/^点击重试$/);

const faceScene = (open: Open, shows: RegExp): Scene => ({
  open,
  again: tryAgain,
  says: /(请|不允许|HTML|没有|失败).*点击重试/s,
  shows,
});

const signIn = account(
  (page) => (
    <FaceWidget
      mode="login"
      ports={{ ...faceLoginPorts(page.runtime, FACES, null), ...CAMERA }}
      onDone={() => undefined}
    />
  ),
  ANY_FACE,
);
const clockIn = account(
  (page) => (
    <FaceWidget
      mode="orther"
      ports={{ ...faceClockingPorts(page.runtime, FACES), ...CAMERA }}
      onDone={() => undefined}
    />
  ),
  ANY_FACE,
);
const collect = account(
  (page) => (
    <FaceWidget
      mode="collect"
      userId="7"
      ports={{
        ...faceCollectPorts(page.runtime, "7"),
        ...CAMERA,
        waitTime: 0,
        read: () => Promise.resolve("cGhvdG8="),
      }}
    />
  ),
  { faceUser: () => success({ faceImage: null }) },
);
const chooseFile = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no way to choose a file.");
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
    await Promise.resolve();
  });
};
// A file of jsdom has no way to read its bytes.
const PICTURE = Object.assign(new File(["me"], "me.jpg", { type: "image/jpeg" }), {
  arrayBuffer: () => Promise.resolve(Uint8Array.of(0xff, 0xd8, 0xff).buffer),
});

/** A store of a person who is signed in, over a platform that answers so. */
function world(platform: Platform) {
  const { http, requests } = fakeHttp((request: HttpRequest) => {
    const name = callOf(request);
    return (name && platform[name]?.(request)) ?? success(null);
  });
  const { ports } = fakePorts({ http });
  const store = createStore(ports);
  const user = readUser(wireUser());
  if (user) store.dispatch(signedIn(user));
  const sent = (name: CallName) => requests.filter((request) => callOf(request) === name).length;
  return { ports, store, sent };
}

/** The question for a portrait, where pictures are opened and cut at once. */
const choosePortrait: Open = (platform) => {
  hear([]);
  jest.spyOn(URL, "createObjectURL").mockReturnValue("data:image/jpeg;base64,");
  jest.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const { store, sent } = world({
    base64Image: () => success({ id: "file-1", url: "/api/storage/show/file/file-1" }),
    ...platform,
  });
  let kit: TestKit | undefined;
  render(<KitPage unstyled onKit={(made) => (kit = made)} />);
  const pictures = {
    open: (file: File) => Promise.resolve({ blob: file, size: { width: 300, height: 200 } }),
    cut: (file: File) => Promise.resolve({ file }),
  };
  const { dialogs } = kit!;
  act(() => {
    void askForPicture(
      { dialogs },
      { title: { id: "portrait.title" }, shape: "round" },
      { pictures, keep: (picture) => store.dispatch(changePortrait(picture)) },
    );
  });
  return { sent };
};
const savePicture = () => press(/^保存$/);
const choosePicture = async () => {
  await screen.findByRole("dialog");
  await settle();
  await chooseFile(PICTURE);
  await settle();
  await savePicture();
};
const PORTRAIT: Scene = {
  stays: true,
  open: choosePortrait,
  ask: choosePicture,
  again: savePicture,
  says: "alert",
  answer: success({ avatar: "/api/storage/show/file/file-1" }),
  keeps: () => expect(screen.getByRole("img", { name: "预览" })).toBeVisible(),
};

/** Spoken commands whose recogniser has heard a sentence. */
const speak: Open = (platform) => {
  hear([]);
  const { ports, store, sent } = world({
    voiceToken: () => success({ token: "t", appkey: "k", url: "/recogniser" }),
    ...platform,
  });
  const voice = new Voice({
    ...createVoicePorts({
      ports,
      dispatch: store.dispatch,
      language: "zh-CN",
      site: DEFAULT_SITE,
      go: () => undefined,
    }),
    clock: HASTY,
    record: () =>
      Promise.resolve({
        level: () => 0,
        stop: () => Promise.resolve(new Blob(["sound"])),
        discard: () => undefined,
      }),
    recognise: () => Promise.resolve({ sentence: "打开作业" }),
  });
  render(
    <KitPage unstyled>
      <VoiceView voice={voice} examples={[]} count={0} found={null} onOpen={() => undefined} />
    </KitPage>,
  );
  return { sent };
};
const talk = () => press(/^说话$/);
const say = async () => {
  await talk();
  await press(/^说完了$/);
};

const FILE_NAME = "第一课.mp4";

/** The tray with one file, in chunks of so many bytes. */
const upload =
  (chunkSize: number): Open =>
  (platform) => {
    hear([]);
    const { store, sent } = world({
      fileCheck: () => success(false),
      chunkCheck: () => success(false),
      upload: () => success({ id: "7" }),
      mergeFile: () => success({ id: "7" }),
      ...platform,
    });
    const hashes = { digest: () => Promise.resolve({ digest: "d".repeat(32) }) };
    const uploads = store.dispatch(
      (_dispatch, _state, runtime) =>
        new PageUploads(
          {
            database: runtime.ports.database,
            random: { id: () => "u1" },
            clock: HASTY,
            chance: () => 0,
            person: "100:7",
            isHere: () => true,
            perform: ({ kept: { id, name, serverid }, source }) =>
              performUpload(
                source ?? new File([], name),
                hashes,
                uploadRequests(runtime, { uid: id, name, serverid }),
              ),
            release: () => undefined,
            openHandle: () => Promise.resolve(null),
          },
          { chunkSize, uploadLanes: 1 },
        ),
    );
    uploads.add([{ file: new File(["0123456789"], FILE_NAME) }], { app: "drive", serverid: "drive" });
    render(
      <KitPage unstyled>
        <PortsContext value={createInertPorts({ clock: HASTY })}>
          <ShellContext value={{ links: [] } as unknown as Shell}>
            <UploadTray uploads={uploads as unknown as TabUploads} />
          </ShellContext>
        </PortsContext>
      </KitPage>,
    );
    return { sent };
  };
const uploadScene = (chunkSize: number, answer = success({ id: "7" })): Scene => ({
  open: upload(chunkSize),
  ask: () => press(/^展开上传列表$/),
  again: () => press(/^重试 /),
  says: /上传失败。.*(平台没有响应。已上传的部分不会丢失|平台拒绝了该文件：.*[\u4e00-\u9fff]|校验|文件没有存储|文件的一部分没有存储|切片数异常)/,
  answer,
  shows: /已完成/,
  keeps: () => expect(shown()).toContain(FILE_NAME),
});

const LAST = { theme: "ink", former: "", at: Date.parse("2026-11-21T08:00:00+08:00"), by: "陈志强" };
const administrator = (own: Platform = {}) =>
  portal("", {
    adminRole: () => success(true),
    themeSyncPreview: () => success({ people: 412, last: LAST }),
    ...own,
  });
const openThemes = () => chooseLine(/^主题/);
const openSync = async () => {
  await openThemes();
  await press(/^预览并应用/);
  await press(/^继续$/);
};

/** What a call is made for, where it has more than one place that is drawn. */
type SceneName = CallName | `${CallName}, ${string}`;

/** Places with a camera, a microphone or files, and those that change something for a whole school. */
export const DEVICE_SCENES: Partial<Readonly<Record<SceneName, Scene>>> = {
  faceChallenge: {
    ...faceScene(signIn, /识别成功/),
    answer: success({ nonce: "n", acts: [] }),
  },
  "faceChallenge, to check in": {
    ...faceScene(clockIn, /点击重试/),
    answer: success({ nonce: "n", acts: [] }),
  },
  faceLogin: faceScene(signIn, /识别成功/),
  faceClocking: {
    ...faceScene(clockIn, /识别成功/),
    answer: success({ userId: "9", realName: "王小明", time: "2026-11-26 08:00:00", proof: "p" }),
  },
  faceCheck: {
    open: collect,
    ask: async () => {
      await settle();
      await chooseFile(PICTURE);
      await savePicture();
    },
    again: savePicture,
    says: /(请|不允许|HTML|没有|失败)/,
    keeps: () => expect(screen.getByRole("img")).toHaveAttribute("src", expect.stringContaining("cGhvdG8=")),
  },
  faceUser: {
    open: collect,
    again: () => press(/^重新加载已保存的照片$/),
    says: /(请|不允许|HTML).*打开摄像头/s,
    unknown: /还没有照片/,
    answer: success({ faceImage: "b2xk" }),
    shows: /已保存的照片/,
  },
  facePassword: {
    open: account((page) => <FacePassword page={page} nonce="n" />),
    ask: async () => {
      await type("密码", "secret");
      await press(/^登录$/);
    },
    again: () => press(/^登录$/),
    says: "alert",
    answer: success({ unitType: 2, unitId: "2", userType: 2 }),
    keeps: isTyped("密码", "secret"),
  },
  voiceToken: {
    open: speak,
    ask: talk,
    again: talk,
    says: /请检查服务器配置/,
    answer: success({ token: "t" }),
  },
  vocabulary: {
    open: speak,
    ask: say,
    again: () => press(/^重新发送$/),
    says: /查询失败，请重新发送/,
    shows: /没学会|换个说法/,
  },
  base64Image: { ...PORTRAIT, answer: success({ id: "file-1", url: "/api/storage/show/file/file-1" }) },
  setPortrait: {
    stays: true,
    open: portal("", { me: () => success(wireUser({ avatar: "/api/storage/show/file/old" })) }),
    ask: async () => {
      await chooseLine(/^头像/);
      await press(/^移除图片$/);
    },
    again: () => press(/^移除图片$/),
    says: "alert",
    unknown: /不支持设置头像/,
    answer: success({ avatar: null }),
    shows: /头像已移除/,
  },
  "setPortrait, with a picture that was chosen": {
    ...PORTRAIT,
    sorts: SORTS.filter((sort) => sort !== NOT_KNOWN),
  },
  fileCheck: uploadScene(100, success(false)),
  upload: uploadScene(100),
  chunkCheck: uploadScene(4, success(false)),
  chunkUpload: uploadScene(4, success(null)),
  mergeFile: uploadScene(4),
  "setTheme, for everyone": {
    open: administrator(),
    ask: async () => {
      await openSync();
      await press(/^应用到全校$/);
    },
    says: /(没有改变|放心重试)/,
    shows: /已为所有人设置/,
  },
  themeSyncPreview: {
    open: administrator(),
    ask: openThemes,
    says: /上一次的全校主题设置加载失败/,
    unknown: /设置全校主题/,
    answer: success({ people: 412, last: LAST }),
    shows: /陈志强于/,
  },
  "themeSyncPreview, before it is set": {
    open: administrator(),
    ask: openSync,
    says: /将更改主题的人数加载失败/,
    sorts: SORTS.filter((sort) => sort !== NOT_KNOWN),
    answer: success({ people: 412, last: LAST }),
    shows: /将更改 412 人/,
  },
  undoThemeSync: {
    open: administrator(),
    ask: async () => {
      await openThemes();
      await press(/^撤销全校设置$/);
    },
    again: () => press(/^撤销全校设置$/),
    says: /(没有撤销成功|可能已经撤销)/,
  },
};
