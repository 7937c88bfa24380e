import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import type { CallName } from "../contract/calls";
import { AccountPageStory, quietWorld, type AccountWorld } from "../stories/support/accountPage";
import type { Secrets } from "../src/base/core/address/secrets";
import type { HttpRequest, HttpResult } from "../src/base/core/wire/exchange";
import { LoginPage } from "../src/sign-in/LoginPage";
import { failure, success } from "./fakePorts";
import { FAULTS, type FaultName } from "./faults";
import { KitPage } from "./KitPage";
import { callOf, openPortal, type Platform } from "./openPortal";

/** A place on the screen, and how often it has made a call. */
interface Opened {
  readonly sent: (name: CallName) => number;
  /** Opens another page in its place; where there is none, all of it is taken off the screen. */
  readonly goElsewhere?: () => void;
}
export type Open = (platform: Platform) => Opened;

export const NOT_KNOWN: FaultName = "404 over HTTP";

/** A place that makes a call, and what a person sees there. */
export interface Scene {
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
  /** What a notification says of a failure once the place has been left; none is said of what was only to be looked at. */
  readonly late?: RegExp;
  /** Whether the place cannot be left while the call is under way. */
  readonly stays?: true;
  /** Whether the line of HTTP is shown where the platform gave no words, as notifications have it [API-09]. */
  readonly showsHttp?: true;
  /** What the person has typed or chosen: it is there after each failure. */
  readonly keeps?: () => void;
}

/** What only programmers read: of the program, and of HTTP as well. */
const PROGRAM = /undefined|\[object|<h1>|\bat \w+\.|\bkit\.|\bapi\./;
const RAW = new RegExp(`${PROGRAM.source}|Not Found|Internal Server Error`);

/** What a person can read, without what is spoken besides. */
export const shown = () =>
  [...document.querySelectorAll("body > :not(#announcer), [data-toast]")]
    .map(({ textContent }) => textContent)
    .join(" ");
let noticed: readonly unknown[] = [];
/** Names the queue of what the page notifies of. */
export const hear = (notices: readonly unknown[]) => void (noticed = notices);
export const alerts = () =>
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
export const press = async (name: RegExp) => {
  const element = await findLast(name);
  await act(async () => {
    fireEvent.click(element);
    await Promise.resolve();
  });
};
const retry = () => press(/^重试$/);
export const type = async (label: string | RegExp, value: string) =>
  act(async () => {
    fireEvent.change(await screen.findByLabelText(label, { selector: "input" }), { target: { value } });
  });
export const isTyped = (label: string | RegExp, value: string) => () =>
  expect(screen.getByLabelText(label, { selector: "input" })).toHaveValue(value);
export const chooseLine = async (name: RegExp) => {
  await press(/欢迎，/);
  await press(name);
};
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** A platform of this version, which has nothing to say about versions. */
const VERSIONS: Platform = {
  packageVersions: () => success({ name: "base", serverVersion: "2.0.0", webCodeVersion: "1.0.0", date: "" }),
};

/** The portal at a route, on a platform that answers some calls in its own way. */
export const portal =
  (route = "", own: Platform = {}): Open =>
  (platform) => {
    const { sent, notices } = openPortal({
      route,
      unstyled: true,
      platform: { ...VERSIONS, ...own, ...platform },
    });
    noticed = notices;
    const goElsewhere = () => {
      window.location.hash = route === "#/todo" ? "#/messages" : "#/todo";
    };
    return { sent: (name) => sent(name).length, goElsewhere };
  };

export const PERSON = success({ unitType: 2, unitId: "2", userType: 2 });
/** What the site says of signing in. */
export const SITE = { loginTickitConifg: { apipath: "/api/uaa/ticket/login" } };

/** An account page on a platform where no person is signed in. */
export const account =
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
export const NOW = Date.UTC(2026, 8, 1);
export const login = (secrets: Secrets = {}, own: Platform = {}, world: Partial<AccountWorld> = {}): Open =>
  account((page) => <LoginPage page={page} arrival={{ secrets, referrer: "" }} />, own, world);
/** Answers a question that takes no click before it could be read. */
export const answerSurely = async (name: RegExp) => {
  await findLast(name);
  const later = jest.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
  await press(name);
  later.mockRestore();
};
/**
 * Makes a call at its place, once for each fault, and at last with success. The first answer is late: nothing is said before it comes,
 * and what the person has typed is there.
 */
export async function fail(name: CallName, scene: Scene, sorts: readonly FaultName[]) {
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
    expect([sort, shown()]).toEqual([sort, expect.not.stringMatching(scene.showsHttp ? PROGRAM : RAW)]);
  }
  if (scene.again === null) return;
  await turn(null, scene.again ?? retry);
  const { shows } = scene;
  if (shows) await waitFor(() => expect(shown()).toMatch(shows));
}

/** Closes the dialogs that are open, as the Escape key does, one after the other. */
async function closeDialogs(): Promise<void> {
  for (let tries = 0; tries < 3 && document.querySelector("[role=dialog]"); tries += 1) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await settle();
  }
}

/** What was seen of a call whose answer comes once its place has gone. */
interface Left {
  /** What React and the page have complained about. */
  readonly complaints: readonly unknown[];
  /** What is said that was not said before. */
  readonly said: string;
  /** Whether the focus is where the person has put it. */
  readonly hasFocus: boolean;
}

/** What is no matter of the page: jsdom cannot scroll, and React warns of updates outside `act`. */
const OF_JSDOM = /Not implemented: |\bact\(\.\.\.\)/;

/** Makes a call at its place, leaves that while the call is under way, and lets the answer come; null where it cannot be left. */
export async function leave(name: CallName, scene: Scene, sort: FaultName | null): Promise<Left | null> {
  const complaints: unknown[] = [];
  const log = jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    const complaint = words.join(" ");
    if (!OF_JSDOM.test(complaint)) complaints.push(complaint);
  });
  let come: () => void = () => undefined;
  const late = new Promise<HttpResult>((resolve) => {
    come = () => resolve(sort ? FAULTS[sort].result : (scene.answer ?? success(null)));
  });
  const opened = (scene.open ?? portal())({ [name]: () => late });
  await scene.ask?.();
  await waitFor(() => expect(opened.sent(name)).toBeGreaterThan(0));
  await closeDialogs();
  if (document.querySelector("[role=dialog]")) {
    log.mockRestore();
    return null;
  }
  if (opened.goElsewhere) act(opened.goElsewhere);
  else cleanup();
  await settle();
  const before = alerts();
  // The person goes on with something else.
  const chosen = document.createElement("button");
  document.body.append(chosen);
  chosen.focus();
  come();
  await settle();
  const hasFocus = document.activeElement === chosen;
  chosen.remove();
  log.mockRestore();
  return { complaints, said: alerts().replace(before, ""), hasFocus };
}
