import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import type { CallName } from "../../contract/paths";
import { AccountPageStory, quietWorld, type AccountWorld } from "../../stories/support/accountPage";
import { failure, success, wireUser } from "../../test/fakePorts";
import { FAULTS, SORTS, type FaultName } from "../../test/faults";
import { KitPage } from "../../test/KitPage";
import { callOf, openPortal, type Platform } from "../../test/openPortal";
import { DRAWN } from "../../test/callingPlaces";
import type { Secrets } from "../core/address/secrets";
import { stateOf } from "../core/sign-in/social";
import type { HttpRequest, HttpResult } from "../core/wire/exchange";
import { AuthorizePage } from "../features/login/authorize";
import { ForgottenPassword } from "../features/login/forgot";
import { LoginPage } from "../features/login/LoginPage";

/** A place on the screen, and how often it has made a call. */
interface Opened {
  readonly sent: (name: CallName) => number;
}
type Open = (platform: Platform) => Opened;

const NOT_KNOWN: FaultName = "404 over HTTP";

/** A place that makes a call, and what a person sees there. */
interface Scene {
  /** Brings the page on the screen; the desktop of a teacher where nothing is said. */
  readonly open?: Open;
  /** Brings the place there, and makes the call for the first time; nothing where the page itself makes it. */
  readonly ask?: () => Promise<void>;
  /** Makes it once more after a failure; the button for another try where nothing is said, null where only an address can. */
  readonly again?: (() => Promise<void>) | null;
  /** What is said of a failure: its words, or, without any of its own, whatever an alert says. */
  readonly says: RegExp | "alert";
  /** The sorts that are faults here, where these are not all. */
  readonly sorts?: readonly FaultName[];
  /** What is said where the platform does not know the call, if that is no failure. */
  readonly unknown?: RegExp;
  /** What a success answers; nothing where nothing is said. */
  readonly answer?: HttpResult;
  /** What shows once it has succeeded. */
  readonly shows?: RegExp;
  /** What the person has typed or chosen: it is there after each failure. */
  readonly keeps?: () => void;
}

/** What a person can read, without what is spoken besides. */
const shown = () =>
  [...document.querySelectorAll("body > :not(#announcer), [data-toast]")]
    .map(({ textContent }) => textContent)
    .join(" ");
let noticed: readonly unknown[] = [];
const alerts = () =>
  [...document.querySelectorAll("body > :not(#announcer) [role=alert], [data-toast]")]
    .map(({ textContent }) => textContent)
    .concat(noticed.map((notice) => JSON.stringify(notice)))
    .join(" ");

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;
const findLast = (name: RegExp) =>
  waitFor(() => {
    const all = [...document.querySelectorAll("button, a[href], label, [role=menuitem]")];
    const found = all.findLast((element) => name.test(nameOf(element).trim()));
    if (!found) throw new Error(`nothing is called ${name.source}: ${shown()}`);
    return found;
  });
const press = async (name: RegExp) => {
  const element = await findLast(name);
  await act(async () => {
    fireEvent.click(element);
    await Promise.resolve();
  });
};
const retry = () => press(/^重试$/);
const type = async (label: string | RegExp, value: string) =>
  act(async () => {
    fireEvent.change(await screen.findByLabelText(label, { selector: "input" }), { target: { value } });
  });
const isTyped = (label: string | RegExp, value: string) => () =>
  expect(screen.getByLabelText(label, { selector: "input" })).toHaveValue(value);
const chooseLine = async (name: RegExp) => {
  await press(/欢迎，/);
  await press(name);
};
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** A platform of this version, which has nothing to say about versions. */
const VERSIONS: Platform = {
  packageVersions: () => success({ name: "base", serverVersion: "2.0.0", webCodeVersion: "1.0.0", date: "" }),
};

/** The portal at a route, on a platform that answers some calls in its own way. */
const portal =
  (route = "", own: Platform = {}): Open =>
  (platform) => {
    const { sent, notices } = openPortal({
      route,
      unstyled: true,
      platform: { ...VERSIONS, ...own, ...platform },
    });
    noticed = notices;
    return { sent: (name) => sent(name).length };
  };

const PERSON = success({ unitType: 2, unitId: "2", userType: 2 });
const SITE = { loginTickitConifg: { apipath: "/api/uaa/ticket/login" } };

/** An account page on a platform where no person is signed in. */
const account =
  (
    draw: (page: Parameters<Parameters<typeof AccountPageStory>[0]["children"]>[0]) => ReactElement,
    own: Platform = {},
    world: Partial<AccountWorld> = {},
  ): Open =>
  (platform) => {
    noticed = [];
    const asked: (string | undefined)[] = [];
    const answers: Platform = {
      me: () => failure(401),
      refresh: () => failure(401),
      socialInfo: () => success([]),
      ...own,
      ...platform,
    };
    let request: HttpRequest | null = null;
    const hear = (sent: HttpRequest) => {
      request = sent;
      asked.push(callOf(sent));
    };
    const answer = () => {
      const name = request && callOf(request);
      return (name && request && answers[name]?.(request)) ?? PERSON;
    };
    render(
      <KitPage unstyled>
        <AccountPageStory
          world={{
            ...quietWorld,
            href: "http://localhost/login/",
            answer,
            site: SITE,
            now: NOW,
            ...world,
            onRequest: hear,
          }}
        >
          {draw}
        </AccountPageStory>
      </KitPage>,
    );
    return { sent: (name) => asked.filter((each) => each === name).length };
  };
const NOW = Date.UTC(2026, 8, 1);
const login = (secrets: Secrets = {}, own: Platform = {}, world: Partial<AccountWorld> = {}): Open =>
  account((page) => <LoginPage page={page} arrival={{ secrets, referrer: "" }} />, own, world);
/** Answers a question that takes no click before it could be read. */
const answerSurely = async (name: RegExp) => {
  await findLast(name);
  const later = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
  await press(name);
  later.mockRestore();
};
/** A link that signs in: what is asked first is answered with yes. */
const byLink = (secrets: Secrets): Scene => ({
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
const openFaces = () => chooseLine(/^人脸/);
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
    open: portal("#/messages", INBOX),
    ask: () => press(/^标为已读：/),
    says: /这条消息没有标为已读/,
  },
  readAllMessages: {
    open: portal("#/messages", WITH_HISTORY),
    ask: () => press(/^全部标为已读$/),
    says: /消息没有全部标为已读/,
    shows: /已标为已读/,
  },
  undoReadAll: {
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
    open: portal("", CHILDREN),
    ask: () => press(/^李思远/),
    says: /没有切换成功/,
  },
  switchLogin: {
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
  faceConsent: { open: withFace(), ask: openFaces, says: "alert", answer: consent(), shows: /保存一张照片/ },
  faceAudit: {
    open: withFace(),
    ask: openFaces,
    says: "alert",
    answer: success({ list: [], total: 0 }),
    shows: /还没有/,
  },
  faceSettings: {
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
  },
  giveFaceConsent: {
    open: withFace(),
    ask: async () => {
      await openFaces();
      await press(/^我同意$/);
    },
    again: () => press(/^我同意$/),
    says: "alert",
  },
  withdrawFaceConsent: {
    open: withFace({ faceConsent: () => consent(AGREED) }),
    ask: async () => {
      await openFaces();
      await sure(/^撤回/);
    },
    again: () => sure(/^撤回/),
    says: "alert",
  },
  deleteFace: {
    open: withFace({ faceConsent: () => consent(AGREED) }),
    ask: async () => {
      await openFaces();
      await sure(/^删除/);
    },
    again: () => sure(/^删除/),
    says: "alert",
  },
  // Sub-applications.
  modules: {
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
    open: login({ state: stateOf(trip), code: "c" }, {}, { trip }),
    again: null,
    says: "alert",
  },
  socialQrBegin: {
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
    open: forgotten,
    ask: giveCode,
    again: () => press(/^下一步$/),
    says: "alert",
    answer: success({ proof: "p" }),
    shows: /第 3 步/,
    keeps: isTyped("验证码", "123456"),
  },
  passwordReset: {
    open: forgotten,
    ask: setPassword,
    again: () => press(/^设置新密码$/),
    says: "alert",
    keeps: isTyped("新密码", "Secret-2026"),
  },
  webAuthClient: { open: authorize, again: null, says: /“library”请求|暂时无法确认/ },
  webAuth: { open: authorize, ask: () => answerSurely(/^允许$/), again: null, says: "alert" },
};

/**
 * Makes a call at its place, once for each fault, and at last with success. The first answer is late: nothing is said before it comes,
 * and what the person has typed is there.
 */
async function fail(name: CallName, scene: Scene, sorts: readonly FaultName[]) {
  let now: FaultName | null = sorts[0] ?? null;
  let isLate = true;
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (come = resolve));
  const result = () => (now ? FAULTS[now].result : (scene.answer ?? success(null)));
  const opened = (scene.open ?? portal())({
    [name]: () => (isLate ? late.then(result) : result()),
  });
  let asked = 0;
  const turn = async (sort: FaultName | null, ask: (() => Promise<void>) | undefined) => {
    now = sort;
    await ask?.();
    await waitFor(() => expect(opened.sent(name)).toBeGreaterThan(asked));
    await settle();
    asked = opened.sent(name);
  };
  for (const [turns, sort] of sorts.entries()) {
    await turn(sort, turns === 0 ? scene.ask : (scene.again ?? retry));
    if (isLate) {
      expect(alerts()).toBe("");
      scene.keeps?.();
      isLate = false;
      come();
      await settle();
      asked = opened.sent(name);
    }
    const { says } = scene;
    const said = says === "alert" ? alerts : shown;
    const words = says === "alert" ? /\S/ : says;
    await waitFor(() => expect([sort, said()]).toEqual([sort, expect.stringMatching(words)]));
    scene.keeps?.();
  }
  if (scene.again === null) return;
  await turn(null, scene.again ?? retry);
  const { shows } = scene;
  if (shows) await waitFor(() => expect(shown()).toMatch(shows));
}

describe("a call that fails says so at its place, which works again, and loses nothing", () => {
  it.each(DRAWN)("%s [REL-01]", async (name) => {
    const scene = SCENES[name];
    if (!scene) throw new Error("It has no scene.");
    const sorts = scene.sorts ?? (scene.unknown ? SORTS.filter((sort) => sort !== NOT_KNOWN) : SORTS);
    // What an address alone can ask for is asked for once by each page.
    if (scene.again !== null) return fail(name, scene, sorts);
    for (const sort of sorts) {
      await fail(name, scene, [sort]);
      cleanup();
    }
    return undefined;
  });

  it.each(DRAWN.filter((name) => SCENES[name]?.unknown))(
    "%s, and what is not known to a platform is no failure [REL-01]",
    async (name) => {
      const { unknown, says, open, ask } = SCENES[name] ?? { says: "alert" };
      const scene: Scene = { says: unknown ?? says, again: null, ...(open && { open }), ...(ask && { ask }) };
      await fail(name, scene, [NOT_KNOWN]);
    },
  );
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
