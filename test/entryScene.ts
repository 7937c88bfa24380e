import type { ReactElement } from "react";
import type { Arrival } from "../src/base/core/session/entry";
import { parseSiteConfig } from "../src/base/core/site/siteConfig";
import type { HttpResult } from "../src/base/core/wire/exchange";
import { enter } from "../src/sign-in/entry/enter";
import type { EntryQuestion } from "../src/sign-in/entry/EntryQuestion";
import type { EntryView } from "../src/sign-in/entryView";
import type { RememberedLogin } from "../src/base/platform/credentialVault";
import type { TabMessage } from "../src/base/platform/ports";
import type { StoredValues } from "../src/base/platform/storage";
import { failure, fakeChannel, fakeHttp, fakeNavigation, fakePorts, success, wireUser } from "./fakePorts";
import { signInPage } from "./signInPage";

/** Where the account service answers. */
export const OAUTH = "/api/uaa/oauth";
/** The call that this site configures for tickets. */
export const TICKET = "/api/uaa/ticket/login";
/** The page that is opened. */
export const HERE = "http://localhost/login/?redirect_uri=%2Fpages%2Fx";
/** The time there, milliseconds. */
export const NOW = 1_000_000;
/** The answer to a sign-in that worked. */
export const person = success({ unitType: 2, unitId: "2", userType: 2 });
const signedOut: Readonly<Record<string, HttpResult>> = {
  [`${OAUTH}/me`]: failure(401),
  [`${OAUTH}/refresh`]: failure(401),
};
/** The answers if a person is signed in. */
export const wang = { [`${OAUTH}/me`]: success(wireUser()) };
const everyWay = {
  [`${OAUTH}/login`]: person,
  [`${OAUTH}/relogin`]: person,
  [`${OAUTH}/login_user_client`]: person,
  [TICKET]: person,
};

/** How a person opens the login page. */
export interface Scene {
  readonly secrets?: Arrival["secrets"];
  readonly referrer?: string;
  readonly site?: Readonly<Record<string, unknown>>;
  readonly client?: "browser" | "desktop" | "wechat";
  readonly answers?: Readonly<Record<string, HttpResult>>;
  /** The answers after a question has been asked, or a sign-in sent. */
  readonly afterwards?: Readonly<Record<string, HttpResult>>;
  readonly stored?: (storage: StoredValues) => void;
  readonly kept?: RememberedLogin;
  /** Whether the browser keeps cookies. */
  readonly cookies?: boolean;
  /** The answer to a question; absent = there must be none. */
  readonly yes?: boolean;
  /** The message of another tab while the first question is open, which is then not answered. */
  readonly otherTab?: TabMessage;
  /** When the person submits the login box: before anything, or during this request. */
  readonly submitsAt?: string;
}

/** Opens the login page as a scene says, and returns what happened. */
export async function openAt(scene: Scene) {
  const {
    secrets = {},
    referrer = "",
    site,
    client = "browser",
    answers = {},
    afterwards = {},
    stored,
    kept = null,
    cookies = true,
    yes,
    otherTab,
    submitsAt,
  } = scene;
  const channel = fakeChannel();
  const questions: unknown[] = [];
  const said: unknown[] = [];
  let later = false;
  const over = new AbortController();
  if (submitsAt === "before") over.abort();
  const { http, requests, paths } = fakeHttp(({ url }) => {
    const path = url.split("?")[0] ?? "";
    if (path === submitsAt) over.abort();
    const changed = later ? afterwards : {};
    later ||= path in everyWay;
    return { ...signedOut, ...everyWay, ...answers, ...changed }[path] ?? failure(404);
  });
  const bar = fakeNavigation(HERE);
  const { done } = bar;
  const rewrite = (address: string) => bar.navigation.rewrite(new URL(address, HERE).href);
  const navigation = { ...bar.navigation, rewrite };
  let forgotten = false;
  const vault = {
    canKeep: () => Promise.resolve(true),
    read: () => Promise.resolve(forgotten ? null : kept),
    keep: () => Promise.resolve(),
    forget: () => {
      forgotten = true;
      return Promise.resolve();
    },
  };
  const { ports } = fakePorts({
    http,
    navigation,
    vault,
    broadcast: channel.tab(),
    keepsCookies: () => cookies,
    clock: { now: () => NOW, after: () => () => undefined },
  });
  stored?.(ports.storage);
  const config = parseSiteConfig({ loginTickitConifg: { apipath: TICKET }, ...site });
  const page = signInPage(ports, config, { type: client === "desktop" ? "app" : "pc", client });
  const shown: EntryView[] = [];
  const show = (view: EntryView) => {
    shown.push(view);
    if (view.state !== "asking") return;
    if (yes === undefined) throw new Error("an unexpected question");
    const { question, message, onAnswer } = (
      view.content as ReactElement<Parameters<typeof EntryQuestion>[0]>
    ).props;
    questions.push(question);
    said.push(message);
    later = true;
    // Nothing is sent before it is asked about, and nothing is asked after it but whether to go on.
    expect(requests.some(({ url }) => url in everyWay)).toBe(question.kind === "here" && message !== null);
    if (otherTab && questions.length === 1) channel.tab().post(otherTab);
    else onAnswer(yes);
  };
  await enter({ arrival: { secrets, referrer }, page, ports, show, over: over.signal });
  const sent = paths().filter((path) => !(path in signedOut));
  const view = shown.at(-1);
  return {
    requests,
    sent,
    done,
    questions,
    /** Why the person was asked, beside each question. */
    said,
    ports,
    forgotten,
    /** What the page was told to draw, one after the other. */
    states: shown.map(({ state }) => state),
    box: view?.state === "box" ? view.message : "not shown",
  };
}

/** A shell that the site lets sign people in without a question. */
export const shell = { client: "desktop", site: { launchers: ["desktop", "https://oa.test"] } } as const;
