import { chooseWay, isExplicit, type UnaskedWay, type Way } from "../../base/core/session/entry";
import { parseTrip } from "../core/social";
import { isUnderWay, parseSsoTrip } from "../core/ssoTrip";
import type { SiteConfig } from "../../base/core/site/siteConfig";
import { liveUser } from "../../base/session/liveUser";
import type { EntryView } from "../entryView";
import type { Take, TakenWay } from "../ways/row";
import { WAYS } from "../ways/table";
import { offerToGoOn } from "./asking";
import { BOX, BUSY, goOnAs, isOver, type End, type Entrance, type World } from "./world";
import { useEffect } from "react";

/**
 * Focuses a login box that has just appeared with the reason for a failed sign-in: the first empty field
 * takes the focus, or the password to be replaced, unless the focus is elsewhere by then.
 */
function BoxFocus() {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const fields = ["username", "password"].map((name) =>
      document.querySelector<HTMLInputElement>(`input[name=${name}]`),
    );
    const field = fields.find((one) => one?.value === "") ?? fields[1];
    field?.focus();
    field?.select();
  }, []);
  return null;
}

/**
 * Brings a person in by the one way that follows from the address, the device, the site and what is remembered. Whatever
 * goes wrong ends in the login box, with the reason, and no other way is tried [AUTH-01]; a person who is signed in already
 * is offered to go on first. Without cookies none would hold. A person who submits the box by themselves meanwhile is not
 * led away, asked, told or counted for any of it.
 */
export async function enter(entrance: Entrance): Promise<void> {
  const { page, ports, over } = entrance;
  if (!ports.keepsCookies()) {
    entrance.show({ state: "box", message: { id: "login.cookiesOff" }, content: null });
    return;
  }
  const site = await page.site;
  const ssoTrip = parseSsoTrip(ports.storage.read("ssoTrip"));
  const way = await wayFor(entrance, site);
  ports.storage.remove("ssoTrip");
  const show = (view: EntryView) => {
    if (!isOver(entrance)) entrance.show(view);
  };
  const end = await endOf(way, { ...entrance, show, site, ssoTrip });
  if (end === "left" && !over.aborted) return;
  const told = end === "left" || over.aborted ? BOX : end;
  const content = told.message !== null && told.focus ? <BoxFocus /> : null;
  entrance.show({ state: "box", message: told.message, content, settled: true });
}

/** The one way in, of all that could be taken here. */
async function wayFor({ arrival, page, ports, over }: Entrance, site: SiteConfig): Promise<Way> {
  const { clock, navigation, storage, vault } = ports;
  const trips = [parseSsoTrip(storage.read("ssoTrip")), parseTrip(storage.read("socialTrip"))];
  const setting = storage.read("autoLogin");
  const remembered = setting && (await vault.read()) !== null;
  return chooseWay({
    href: navigation.href(),
    secrets: arrival.secrets,
    client: page.device.client,
    site,
    remembered: {
      loggedOut: storage.read("loggedOut"),
      setting,
      attempts: storage.read("autoLogins"),
      remembered,
      person: storage.read("user") !== null,
      away: [...trips, { at: storage.read("socialAppAt") }].some((trip) => isUnderWay(trip, clock.now())),
    },
    submitted: over.aborted,
  });
}

async function endOf(way: Way, world: World): Promise<End> {
  if (isExplicit(way)) {
    const end = await take(way, world);
    return end === "left" || end.message === null ? end : offerToGoOn(world, end.message);
  }
  if (way.way === "here") return offerToGoOn(world, null);
  return way.way === "authorize" || way.way === "box" ? BOX : enterUnasked(way, world);
}

/** By a way that the person has not asked for. One who is signed in already stays so. */
async function enterUnasked(way: UnaskedWay, world: World): Promise<End> {
  const { page, ports, show } = world;
  show(BUSY);
  if (ports.storage.read("user") !== null) {
    const live = await liveUser(page.runtime);
    if (isOver(world)) return BOX;
    if ("user" in live && live.user) return goOnAs(live.user, world);
  }
  return take(way, world);
}

async function take(way: TakenWay, world: World): Promise<End> {
  const taking = (await WAYS[way.way].take()) as Take<TakenWay>;
  return taking(way, world);
}
