import { cleanup, screen, waitFor } from "@testing-library/react";
import type { CallName } from "../../contract/calls";
import {
  account,
  alerts,
  answerSurely,
  chooseLine,
  fail,
  isTyped,
  leave,
  login,
  NOT_KNOWN,
  NOW,
  PERSON,
  portal,
  press,
  type Scene,
  settle,
  shown,
  SITE,
  type,
} from "../../test/callingScene";
import { DRAWN } from "../../test/callingPlaces";
import { DEVICE_SCENES } from "../../test/deviceScenes";
import { success, wireUser } from "../../test/fakePorts";
import { FAULTS, SORTS } from "../../test/faults";
import { openPortal, type Platform } from "../../test/openPortal";
import type { Secrets } from "../base/core/address/secrets";
import { stateOf } from "../sign-in/core/social";
import type { HttpResult } from "../base/core/wire/exchange";
import { AuthorizePage } from "../sign-in/authorize/AuthorizePage";
import { ForgottenPassword } from "../sign-in/forgot/ForgottenPassword";

/** A link that signs in: what is asked first is answered with yes. */
const byLink = (secrets: Secrets): Scene => ({
  showsHttp: true,
  open: login(secrets),
  ask: () => answerSurely(/用此链接登录|以 .* 登录/),
  again: null,
  says: "alert",
});

const PARENT = () => success(wireUser({ userType: 3, parentId: "7", realName: "李明" }));
const MESSAGE = {
  id: "1",
  messageMeno: "暴雨黄色预警",
  importance: 3,
  module: "安全",
  messageDate: "2026-11-21 08:00:00",
  content: "请注意安全。",
};
const INBOX: Platform = {
  unreadMessages: () => success([MESSAGE]),
  unhandledCount: () => success({ todo: 0, message: 1 }),
};
const WITH_HISTORY: Platform = {
  ...INBOX,
  messageHistory: () => success({ list: [MESSAGE], total: 1, modules: [] }),
};
const CHILDREN: Platform = {
  me: PARENT,
  children: () =>
    success([
      { id: "1", realName: "李思涵", status: 1 },
      { id: "2", realName: "李思远", status: 1 },
    ]),
  currentChild: () => success({ id: "1", realName: "李思涵" }),
};
const consent = (fields: object = {}) =>
  success({
    userId: "7",
    realName: "王老师",
    version: "2",
    text: "保存一张照片。",
    mayGive: true,
    given: null,
    ...fields,
  });
const AGREED = {
  given: { version: "2", time: "2026-11-20 08:00:00", byName: "王老师" },
  registerTime: "2026-11-20 08:00:00",
};
const FACES: Platform = {
  faceConsent: () => consent(),
  faceAudit: () => success({ list: [], total: 0 }),
  faceUser: () => success({ faceImage: null }),
  faceSettings: () => success({ signIn: "off", clocking: false, enrolled: 3 }),
  adminRole: () => success(true),
};
const withFace = (own: Platform = {}) => portal("", { ...FACES, ...own });
const openFaces = async () => {
  // Whether the person is an administrator is known by then.
  await settle();
  await chooseLine(/^人脸/);
};
const sure = async (name: RegExp) => {
  await press(name);
  await settle();
  await press(name);
};

const giveName = async () => {
  await type("用户名", "wang");
  await type(/登记的手机号/, "13900000000");
  await press(/^发送验证码$/);
};
const giveCode = async () => {
  await giveName();
  await type("验证码", "123456");
  await press(/^下一步$/);
};
const setPassword = async () => {
  await giveCode();
  await type("新密码", "Secret-2026");
  await press(/^设置新密码$/);
};
const RESET: Platform = {
  passwordCode: () => success({ resetId: "r" }),
  passwordCheck: () => success({ proof: "p" }),
};
const forgotten = account((page) => <ForgottenPassword page={page} />, RESET);
const BACK = "https://library.example/back";
const authorize = account(
  (page) => <AuthorizePage page={page} />,
  {
    me: () => success(wireUser()),
    webAuthClient: () =>
      success({
        clientId: "library",
        clientName: "城市图书馆",
        redirectMatched: true,
        scopes: [],
        consented: false,
      }),
  },
  {
    href: `http://localhost/authorize/?client_id=library&response_type=code&redirect_uri=${encodeURIComponent(BACK)}`,
  },
);
const CAMPUS = {
  providerId: "campus",
  providerName: "校园通",
  providerType: "qr",
  providerAppLoginUrl: "/provider/campus",
};
const trip = { provider: "campus", nonce: "0123456789abcdef", at: NOW - 60_000, from: "/login/" };

/** The calls that a desktop begins with, and goes on without. */
const WITHOUT_WORDS = [
  "unhandledCount",
  "messageConfig",
  "unreadCodeCount",
  "unitConfig",
  "unitLicence",
  "modules",
  "packageVersions",
  "frontPackage",
  "parentTeacherLink",
  "adminRole",
] as const satisfies readonly CallName[];

const SCENES: Partial<Readonly<Record<CallName, Scene>>> = {
  // The page itself.
  // A refusal ends the session, and leads to login [AUTH-10].
  me: {
    sorts: SORTS.filter((sort) => sort !== NOT_KNOWN && sort !== "403 in the envelope"),
    says: /无法打开门户/,
    answer: success(wireUser()),
    shows: /早上好，王老师/,
  },
  myAppIcons: { says: /应用列表加载失败/, answer: success([]), shows: /没有/ },
  // What waits for the person.
  unreadMessages: {
    open: portal("#/messages"),
    says: /消息加载失败/,
    answer: success([]),
    shows: /没有未读消息/,
  },
  messageHistory: {
    open: portal("#/messages?show=all", INBOX),
    says: /消息加载失败/,
    unknown: /不保留已读消息/,
    answer: success({ list: [], total: 0 }),
    shows: /没有/,
  },
  readMessage: {
    late: /这条消息没有标为已读/,
    open: portal("#/messages", INBOX),
    ask: () => press(/^标为已读：/),
    says: /这条消息没有标为已读/,
  },
  readAllMessages: {
    late: /消息没有全部标为已读/,
    open: portal("#/messages", WITH_HISTORY),
    ask: () => press(/^全部标为已读$/),
    says: /消息没有全部标为已读/,
    shows: /已标为已读/,
  },
  undoReadAll: {
    late: /未能撤销，这些消息仍为已读/,
    open: portal("#/messages", WITH_HISTORY),
    ask: async () => {
      await press(/^全部标为已读$/);
      await press(/^撤销$/);
    },
    says: /未能撤销/,
  },
  popUpBox: {
    open: portal("#/todo"),
    says: /加载失败/,
    answer: success({ list: [], total: 0, pages: 0 }),
    shows: /没有待办事项/,
  },
  // What the person may choose.
  setTheme: {
    late: /主题没有保存到学校平台/,
    ask: async () => {
      await chooseLine(/^主题/);
      await press(/^水墨/);
    },
    says: /没有保存到学校平台/,
    keeps: () => expect(screen.getByRole("radio", { name: "水墨" })).toBeChecked(),
  },
  children: {
    open: portal("", { me: PARENT }),
    says: /孩子的信息加载失败/,
    answer: CHILDREN.children?.({} as never) as HttpResult,
    shows: /李思远/,
  },
  chooseChild: {
    late: /没有切换孩子/,
    open: portal("", CHILDREN),
    ask: () => press(/^李思远/),
    says: /没有切换孩子/,
  },
  switchLogin: {
    late: /person\.switch\.failed/,
    open: portal("", {
      parentTeacherLink: () =>
        success({ parentId: "9", parentName: "王芳", teacherId: "7", teacherName: "王老师" }),
    }),
    ask: async () => {
      await chooseLine(/切换/);
      await press(/^切换/);
    },
    again: async () => {
      await chooseLine(/切换/);
      await press(/^切换/);
    },
    says: "alert",
    answer: PERSON,
  },
  // A person's face.
  faceConsent: {
    open: withFace(),
    ask: openFaces,
    says: "alert",
    // The Face dialog asks for the photo alone there.
    unknown: /照片/,
    answer: consent(),
    shows: /保存一张照片/,
  },
  faceAudit: {
    sorts: SORTS.filter((sort) => sort !== NOT_KNOWN),
    open: withFace(),
    ask: openFaces,
    says: "alert",
    answer: success({ list: [], total: 0 }),
    shows: /还没有/,
  },
  faceSettings: {
    sorts: SORTS.filter((sort) => sort !== NOT_KNOWN),
    open: withFace(),
    ask: openFaces,
    says: "alert",
    answer: success({ signIn: "off", clocking: false, enrolled: 3 }),
    shows: /3/,
  },
  setFaceSettings: {
    open: withFace(),
    ask: async () => {
      await openFaces();
      await press(/打卡|考勤/);
    },
    again: () => press(/打卡|考勤/),
    says: "alert",
    late: /人脸数据更改失败/,
  },
  giveFaceConsent: {
    open: withFace(),
    ask: async () => {
      await openFaces();
      await press(/^我同意$/);
    },
    again: () => press(/^我同意$/),
    says: "alert",
    late: /人脸数据更改失败/,
  },
  withdrawFaceConsent: {
    open: withFace({ faceConsent: () => consent(AGREED) }),
    ask: async () => {
      await openFaces();
      await sure(/^撤回/);
    },
    again: () => sure(/^撤回/),
    says: "alert",
    late: /人脸数据更改失败/,
  },
  deleteFace: {
    open: withFace({ faceConsent: () => consent(AGREED) }),
    ask: async () => {
      await openFaces();
      await sure(/^删除/);
    },
    again: () => sure(/^删除/),
    says: "alert",
    late: /人脸数据更改失败/,
  },
  // Sub-applications.
  modules: {
    late: /应用授权加载失败/,
    open: portal("", FACES),
    ask: () => chooseLine(/^应用授权/),
    again: () => chooseLine(/^应用授权/),
    says: "alert",
    answer: success([]),
  },
  manifest: {
    sorts: SORTS.filter((sort) => sort !== NOT_KNOWN && sort !== "403 in the envelope"),
    open: portal("#/viewport?app=drive&fileId=drive"),
    says: /云盘.*重试/,
    answer: success(null),
  },
  // Signing in.
  login: {
    showsHttp: true,
    open: login(),
    ask: async () => {
      await type("用户名", "wang");
      await type("密码", "secret");
      await press(/^登录$/);
    },
    again: () => press(/^登录$/),
    says: "alert",
    answer: PERSON,
    keeps: isTyped("用户名", "wang"),
  },
  ssoLoginUrl: {
    open: login({}, {}, { site: { ...SITE, sso: true } }),
    again: () => press(/^统一身份登录$/),
    says: "alert",
    answer: success("/sso/"),
  },
  relogin: byLink({ accessToken: "t" }),
  ticketLogin: byLink({ ticket: "t" }),
  socialLogin: {
    showsHttp: true,
    open: login({ state: stateOf(trip), code: "c" }, {}, { trip }),
    again: null,
    says: "alert",
  },
  socialQrBegin: {
    showsHttp: true,
    open: login({}, { socialInfo: () => success([CAMPUS]) }),
    ask: () => press(/校园通/),
    again: () => press(/^刷新二维码$|^重试$/),
    says: /使用校园通登录.*重试/,
    answer: success({
      device_code: "d",
      user_code: "4729",
      picture: "data:image/png;base64,AA",
      expires_in: 60,
      interval: 2,
    }),
    shows: /4729/,
  },
  passwordCode: {
    showsHttp: true,
    open: forgotten,
    ask: giveName,
    again: () => press(/^发送验证码$/),
    says: "alert",
    unknown: /请联系学校管理员/,
    answer: success({ resetId: "r" }),
    shows: /第 2 步/,
    keeps: isTyped("用户名", "wang"),
  },
  passwordCheck: {
    showsHttp: true,
    open: forgotten,
    ask: giveCode,
    again: () => press(/^下一步$/),
    says: "alert",
    answer: success({ proof: "p" }),
    shows: /第 3 步/,
    keeps: isTyped("验证码", "123456"),
  },
  passwordReset: {
    showsHttp: true,
    open: forgotten,
    ask: setPassword,
    again: () => press(/^设置新密码$/),
    says: "alert",
    keeps: isTyped("新密码", "Secret-2026"),
  },
  webAuthClient: { open: authorize, again: null, says: /“library”请求|暂时无法确认/ },
  webAuth: {
    showsHttp: true,
    open: authorize,
    ask: () => answerSurely(/^允许$/),
    again: null,
    says: "alert",
  },
};

afterEach(() => jest.restoreAllMocks());

/** Every scene by what its call is made for. */
const ALL_SCENES: Readonly<Record<string, Scene>> = { ...SCENES, ...DEVICE_SCENES };
const NAMES = Object.keys(ALL_SCENES);
const sceneOf = (name: string): Scene => ALL_SCENES[name] ?? { says: "alert" };
const callIn = (name: string) => name.split(",")[0] as CallName;

it("are all places of which the table says that they are drawn [REL-01]", () => {
  expect([...new Set(NAMES.map(callIn))].sort()).toEqual([...DRAWN].sort());
});

describe("a call that fails says so at its place, which works again, and loses nothing", () => {
  it.each(NAMES)("%s [REL-01]", async (name) => {
    const scene = sceneOf(name);
    const call = callIn(name);
    const sorts = scene.sorts ?? (scene.unknown ? SORTS.filter((sort) => sort !== NOT_KNOWN) : SORTS);
    // What an address alone can ask for is asked for once by each page.
    if (scene.again !== null) return fail(call, scene, sorts);
    for (const sort of sorts) {
      await fail(call, scene, [sort]);
      cleanup();
    }
    return undefined;
  });

  it.each(NAMES.filter((name) => sceneOf(name).unknown))(
    "%s, and what is not known to a platform is no failure [REL-01]",
    async (name) => {
      const { unknown, says, open, ask } = sceneOf(name);
      const scene: Scene = { says: unknown ?? says, again: null, ...(open && { open }), ...(ask && { ask }) };
      await fail(callIn(name), scene, [NOT_KNOWN]);
    },
  );
});

/** Calls whose answer opens something, or takes a step. */
const LATE = [
  "modules",
  "socialQrBegin",
  "passwordCode",
  "faceLogin",
  "vocabulary",
  "setTheme, for everyone",
];

describe("a call whose answer comes once its place has been left", () => {
  it.each(NAMES.filter((name) => name === callIn(name)))(
    "says nothing that means nothing there, and leaves the focus: %s [REL-01, A11Y-02]",
    async (name) => {
      const scene = sceneOf(name);
      const { late = /^$/, stays } = scene;
      const left = await leave(callIn(name), scene, "500 over HTTP");
      const gone = { complaints: [], said: expect.stringMatching(late) as string, hasFocus: true };
      expect(left).toEqual(stays ? null : gone);
    },
  );

  it.each(LATE)("opens and moves nothing where it succeeds: %s [REL-01, A11Y-02]", async (name) => {
    expect(await leave(callIn(name), sceneOf(name), null)).toMatchObject({ complaints: [], hasFocus: true });
  });
});

it.each(SORTS)(
  "a desktop goes on without a word where all that it can do without ends so: %s [REL-01]",
  async (sort) => {
    const failing = () => FAULTS[sort].result;
    const { sent, notices } = openPortal({
      unstyled: true,
      platform: Object.fromEntries(WITHOUT_WORDS.map((name) => [name, failing])),
    });
    await screen.findByText("早上好，王老师");
    await waitFor(() => expect(WITHOUT_WORDS.filter((name) => sent(name).length === 0)).toEqual([]));
    await settle();
    const isNamed = sort === NOT_KNOWN ? ["微服务 base 没有版本接口"] : [];
    expect(/微服务 base 没有版本接口/.exec(alerts())?.slice(0, 1) ?? []).toEqual(isNamed);
    expect([notices, shown().includes("重试")]).toEqual([[], false]);
  },
);
