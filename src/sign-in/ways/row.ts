import type { ComponentType } from "react";
import type { ExplicitWay, UnaskedWay } from "../../base/core/session/entry";
import type { Device } from "../../base/core/site/device";
import type { SiteConfig } from "../../base/core/site/siteConfig";
import type { SignInPage } from "../../base/session/page";
import type { End, World } from "../entry/world";

/** A way that is taken without being chosen on the page: the address, the device or what is remembered asks for it. */
export type TakenWay = ExplicitWay | UnaskedWay;

/** Takes a way, and answers how that ended. */
export type Take<W> = (way: W, world: World) => Promise<End>;

/** What decides whether a way is offered on the page. */
export interface Offer {
  readonly site: SiteConfig;
  readonly device: Device;
  /** No other way is being taken any more; before that, the person may yet be led away. */
  readonly settled: boolean;
}

/** A way that people choose on the login page and on the authorize page. */
export interface ShownWay {
  /** Right below the login box, or in the group of other ways beside it. */
  readonly place: "box" | "beside";
  /** Whether it is offered here. What only the platform knows, the part finds out, and draws nothing without it. */
  readonly offered: (offer: Offer) => boolean;
  /** Fetches its part, which brings its own words along and fetches what few people need only when it is pressed. */
  readonly load: () => Promise<ComponentType<{ readonly page: SignInPage }>>;
}

/** A way of signing in beside a name and a password in the login box: how it is taken, how it is chosen, or both. */
export interface WayRow {
  readonly take?: () => Promise<Take<never>>;
  readonly shown?: ShownWay;
}

/** The rows that have to be there: one for each way that src/base/core/session/entry.ts may choose. */
export type TakenRows = {
  readonly [W in TakenWay["way"]]: WayRow & {
    readonly take: () => Promise<Take<Extract<TakenWay, { readonly way: W }>>>;
  };
};
