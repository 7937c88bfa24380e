import { afterAutoLogin } from "../../../core/sign-in/autoLogin";
import {
  cautionFor,
  hereQuestion,
  isFromLauncher,
  isShellLauncher,
  type EntryQuestion as Question,
} from "../../../core/sign-in/caution";
import {
  chooseWay,
  isExplicit,
  type Arrival,
  type ExplicitWay,
  type UnaskedWay,
  type Way,
} from "../../../core/sign-in/entry";
import { parseTrip } from "../../../core/sign-in/social";
import { isReturnOf, isUnderWay, parseSsoTrip, type SsoTrip } from "../../../core/sign-in/ssoTrip";
import { loginFault, loginProblem } from "../../../core/sign-in/loginOutcome";
import type { SiteConfig } from "../../../core/site/siteConfig";
import type { Text } from "../../../core/wire/text";
import { personOf, type PersonKey, type User } from "../../../core/wire/user";
import type { Ports } from "../../../platform/ports";
import { finish, leaveAs } from "../../../session/begin";
import { liveUser } from "../../../session/liveUser";
import type { SignInPage } from "../../../session/page";
import { loadSocial } from "../loadSocial";
import { lookUpSocialApp } from "../socialApp";
import type { EntryView } from "../entryView";
import { BoxFocus } from "./BoxFocus";
import { EntryQuestion } from "./EntryQuestion";
import { leaveForSso, SsoButton } from "./Sso";
import { take } from "./ways";
import { tryPassword } from "../../../session/tryPassword";

/** Milliseconds that a sign-in may take for which nobody has asked: until then the login box is out of sight. */
const UNASKED_TIMEOUT = 10_000;

/** What coming in works with. */
export interface Entrance {
  readonly arrival: Arrival;
  readonly page: SignInPage;
  readonly ports: Ports;
  /** Draws what the person sees meanwhile. */
  readonly show: (view: EntryView) => void;
  /** Aborted when the person submits the login box by themselves, which goes before all that happens here. */
  readonly over: AbortSignal;
}

interface World extends Entrance {
  readonly site: SiteConfig;
  /** The trip to the single sign-on that this tab was on; spent by now. */
  readonly ssoTrip: SsoTrip | null;
}

/** How an attempt ended: the page is being left, or the login box shows, perhaps with a reason. */
type End = "left" | { readonly message: Text | null; readonly focus?: boolean };
const BOX: End = { message: null };
const BUSY: EntryView = { state: "busy", message: null, content: null };

/** Whether the person has been faster; that may become so at any time. */
const isOver = ({ over }: Entrance) => over.aborted;

/**
 * Brings somebody in by the one way that follows from the address, the device, the site and what is remembered. Whatever
 * goes wrong ends in the login box, with the reason, and no other way is tried [AUTH-01]; whoever is signed in already is
 * offered to go on first. Without cookies none would hold. Whoever submits the box by themselves meanwhile is not led
 * away, asked, told or counted for any of it.
 */
export async function enter(entrance: Entrance): Promise<void> {
  const { arrival, page, ports, over } = entrance;
  const { clock, navigation, storage } = ports;
  if (!ports.keepsCookies()) {
    entrance.show({ state: "box", message: { id: "login.cookiesOff" }, content: null });
    return;
  }
  const site = await page.site;
  const ssoTrip = parseSsoTrip(storage.read("ssoTrip"));
  const trips = [ssoTrip, parseTrip(storage.read("socialTrip"))];
  const setting = storage.read("autoLogin");
  const kept = setting && (await ports.vault.read()) !== null;
  const way = chooseWay({
    href: navigation.href(),
    secrets: arrival.secrets,
    client: page.device.client,
    site,
    remembered: {
      loggedOut: storage.read("loggedOut"),
      setting,
      attempts: storage.read("autoLogins"),
      remembered: kept,
      person: storage.read("user") !== null,
      away: [...trips, { at: storage.read("socialAppAt") }].some((trip) => isUnderWay(trip, clock.now())),
    },
    submitted: over.aborted,
  });
  storage.remove("ssoTrip");
  const show = (view: EntryView) => {
    if (!isOver(entrance)) entrance.show(view);
  };
  const world = { ...entrance, show, site, ssoTrip };
  const end = await endOf(way, world);
  const overtaken = isOver(world);
  if (end === "left" && !overtaken) return;
  const message = end === "left" || overtaken ? null : end.message;
  const below = (
    <>
      {site.sso && <SsoButton page={page} />}
      {message !== null && end !== "left" && end.focus && <BoxFocus />}
    </>
  );
  entrance.show({ state: "box", message, content: below });
}

async function endOf(way: Way, world: World): Promise<End> {
  if (isExplicit(way)) {
    const end = await enterAsked(way, world);
    return end === "left" || end.message === null ? end : offerToGoOn(world, end.message);
  }
  if (way.way === "here") return offerToGoOn(world, null);
  return way.way === "authorize" || way.way === "box" ? BOX : enterUnasked(way, world);
}

/**
 * Lets the person who is signed in go on as they are, or have the box; with what went wrong before, if anything did. The
 * box stays in sight while the platform is asked: most sessions that this device remembers have ended.
 */
async function offerToGoOn(world: World, message: Text | null): Promise<End> {
  const { page, ports, show } = world;
  const box: End = { message, focus: message !== null };
  if (ports.storage.read("user") === null) return box;
  const live = await liveUser(page.runtime);
  if (isOver(world) || "failure" in live || live.user === null) return box;
  const other = await asking(hereQuestion(live.user), world, message);
  if (other === "overtaken") {
    show(BUSY);
    return offerToGoOn(world, message);
  }
  return other ? box : goOnAs(live.user, world);
}

/** By a way that the address asks for: after a question, unless its origin is proven and nobody is signed in. */
async function enterAsked(way: ExplicitWay, world: World): Promise<End> {
  if (way.way === "social") {
    const { finishTrip } = await loadSocial();
    const stopped: { by: End | null } = { by: null };
    const allow = async () => {
      stopped.by = await mayEnter(way, world);
      return stopped.by === null;
    };
    const message = await finishTrip(way.back, world.page, allow);
    return stopped.by ?? (message === null ? "left" : { message });
  }
  const { ssoTrip, page, ports, site } = world;
  if (way.way === "ticket" && ssoTrip && isReturnOf(ssoTrip, way.state, ports.clock.now())) {
    ports.navigation.rewrite(ssoTrip.from);
  }
  const end = await mayEnter(way, world);
  if (end !== null) return end;
  const { host } = new URL(ports.navigation.href());
  const answer = await take(way, { page, site, host });
  const message = await finish(page, answer, { remembered: "ifTheirs" });
  return message === null ? "left" : { message };
}

/** Null where the way may be taken, else how it ends without it. */
async function mayEnter(way: ExplicitWay, world: World): Promise<End | null> {
  const { arrival, page, ports, show, site, ssoTrip } = world;
  const { client } = page.device;
  /** Instead of whom the person has said that they want in; undefined before they are asked. */
  let agreed: PersonKey | null | undefined;
  for (;;) {
    const live = await liveUser(page.runtime);
    if (isOver(world)) return BOX;
    if ("failure" in live) return { message: loginFault(live.failure) };
    const here = live.user && personOf(live.user);
    // Somebody else may have signed in in another tab while the question stood.
    if (here === agreed) return null;
    const caution = cautionFor(way, {
      live: live.user,
      proven:
        way.way === "social" ||
        (way.way === "ticket" && isReturnOf(ssoTrip, way.state, ports.clock.now())) ||
        isFromLauncher(arrival, client, site),
      clientAllowed: isShellLauncher(client, site),
    });
    if (caution.next === "refuse") return { message: caution.text };
    if (caution.next === "go") return null;
    const yes = await asking(caution.question, world);
    if (yes === false) return live.user === null ? BOX : goOnAs(live.user, world);
    if (yes === true) agreed = here;
    show(BUSY);
  }
}

/** Leaves with who is signed in; on a page that nobody is led away from, the box shows. */
const goOnAs = (user: User, { page, site }: World): End => (leaveAs(user, page, site) ? "left" : BOX);

/** The answer to a question; `overtaken` where somebody signs in or out in another tab, so that it may name the wrong one. */
const asking = (
  question: Question,
  { ports, show }: Pick<World, "ports" | "show">,
  message: Text | null = null,
): Promise<boolean | "overtaken"> =>
  new Promise((answer) => {
    const stop = ports.broadcast.listen(() => end("overtaken"));
    const end = (by: boolean | "overtaken") => {
      stop();
      answer(by);
    };
    const content = <EntryQuestion question={question} message={message} onAnswer={end} />;
    show({ state: "asking", message: null, content });
  });

/** By a way that nobody asked for. Whoever is signed in already stays so. */
async function enterUnasked(way: UnaskedWay, world: World): Promise<End> {
  const { over, page, ports, show } = world;
  show(BUSY);
  if (ports.storage.read("user") !== null) {
    const live = await liveUser(page.runtime);
    if (isOver(world)) return BOX;
    if ("user" in live && live.user) return goOnAs(live.user, world);
  }
  if (way.way === "lookUp") {
    const message = await lookUpSocialApp(way.provider, page, ports, over);
    return message === null ? "left" : { message };
  }
  if (way.way === "sso") {
    const message = await leaveForSso(page, ports, over);
    return message === null ? "left" : { message };
  }
  return logInAgain(world);
}

/**
 * With the remembered name and password [AUTH-09]. An attempt counts before it is made, and one that never reached the
 * platform does not count, nor one that the person was faster than; a success is believed once a page shows the person,
 * who may be sent back here; at the last attempt the platform is asked at once, so that what fails for the last time is
 * forgotten [AUTH-08]. The refusal is about what is remembered, as the person typed nothing.
 */
async function logInAgain(world: World): Promise<End> {
  const { over, page, ports } = world;
  const { storage, vault } = ports;
  const login = await vault.read();
  if (login === null || isOver(world)) return BOX;
  const before = storage.read("autoLogins");
  const { attempts, loggedOut } = afterAutoLogin(before);
  const count = (value: number, out: boolean) => {
    storage.write("autoLogins", value);
    storage.write("loggedOut", out);
  };
  const uncount = () => count(before, false);
  count(attempts, loggedOut);
  over.addEventListener("abort", uncount);
  const answer = await tryPassword(page, login, { timeout: UNASKED_TIMEOUT });
  if (isOver(world)) return BOX;
  over.removeEventListener("abort", uncount);
  const { failure } = answer;
  if (failure?.kind === "transport") uncount();
  if (loggedOut && !failure) {
    const live = await liveUser(page.runtime);
    if (isOver(world)) return BOX;
    if ("user" in live && live.user === null) {
      await vault.forget();
      return { message: { id: "entry.rememberedLost" }, focus: true };
    }
  }
  const message = await finish(page, answer, { remembered: "asBefore", unasked: true });
  if (message === null) return "left";
  if (loggedOut && failure?.kind !== "transport") await vault.forget();
  return loginProblem(message, failure).password === undefined
    ? { message }
    : { message: { id: "entry.rememberedRefused" }, focus: true };
}
