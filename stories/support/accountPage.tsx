import { useState, type ReactNode } from "react";
import { fn } from "storybook/test";
import { parseSiteConfig } from "../../src/base/core/site/siteConfig";
import { formatTrip, type SocialTrip } from "../../src/sign-in/core/social";
import type { HttpRequest, HttpResult } from "../../src/base/core/wire/exchange";
import type { User } from "../../src/base/core/wire/user";
import type { RememberedLogin } from "../../src/base/platform/credentialVault";
import { createInertPorts } from "../../src/base/platform/inertPorts";
import type { Clock, Ports } from "../../src/base/platform/ports";
import { PortsContext } from "../../src/base/platform/PortsContext";
import { signInPage } from "../../test/signInPage";

/** The world of an account page in a story: what the platform answers, and what a test wants to hear of. */
export interface AccountWorld {
  /** The answer to a call, by its path. */
  readonly answer: (path: string) => HttpResult | Promise<HttpResult>;
  /** Hears every request. */
  readonly onRequest: (request: HttpRequest) => void;
  /** Hears where the page is left for. */
  readonly onGo: (address: string) => void;
  /** Hears that the remembered sign-in is forgotten. */
  readonly onForget: () => void;
  /** The page's address. */
  readonly href: string;
  /** The sign-in through a provider that this tab has begun. */
  readonly trip: SocialTrip | null;
  /** The provider that this tab has been at. */
  readonly provenBy?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A clock that moves, in place of one that stands at `now`. */
  readonly clock?: Clock;
  /** What the site's document says. */
  readonly site?: Readonly<Record<string, unknown>>;
  /** The person of whom this device knows that they are signed in. */
  readonly known?: User | null;
  /** The sign-in remembered on this device. */
  readonly remembered?: RememberedLogin;
  /** Whether the person wants to be signed in by it unasked. */
  readonly autoLogin?: boolean;
}

/** A world for a story to start from: nothing has happened yet, and calls are recorded. */
export const quietWorld = { onRequest: fn(), onGo: fn(), onForget: fn(), trip: null, now: 0 };

/** Other answers to some calls, by the ends of their paths; to the rest the usual. */
export const answering =
  (usual: (path: string) => HttpResult) =>
  (others: Readonly<Record<string, HttpResult>> = {}): AccountWorld["answer"] =>
  (path) =>
    Object.entries(others).find(([end]) => path.endsWith(end))?.[1] ?? usual(path);

function createWorld(world: AccountWorld) {
  let href = world.href;
  const ports: Ports = createInertPorts({
    http: {
      send: async (request) => {
        world.onRequest(request);
        return world.answer(request.url.split("?")[0] ?? "");
      },
    },
    clock: world.clock ?? { now: () => world.now, after: () => () => undefined },
    navigation: {
      ...createInertPorts().navigation,
      href: () => href,
      go: world.onGo,
      replace: world.onGo,
      rewrite: (address) => {
        href = new URL(address, href).href;
      },
    },
    vault: {
      canKeep: () => Promise.resolve(true),
      read: () => Promise.resolve(world.remembered ?? null),
      keep: () => Promise.resolve(),
      forget: () => {
        world.onForget();
        return Promise.resolve();
      },
    },
  });
  if (world.known) ports.storage.write("user", world.known);
  if (world.trip) ports.storage.write("socialTrip", formatTrip(world.trip));
  if (world.autoLogin) ports.storage.write("autoLogin", true);
  if (world.provenBy) ports.storage.write("provenBy", world.provenBy);
  return { ports, page: signInPage(ports, parseSiteConfig(world.site)) };
}

type Page = ReturnType<typeof createWorld>["page"];

/** Puts an account page into such a world. */
export function AccountPageStory({
  world,
  children,
}: {
  readonly world: AccountWorld;
  readonly children: (page: Page) => ReactNode;
}) {
  const [{ ports, page }] = useState(() => createWorld(world));
  return <PortsContext value={ports}>{children(page)}</PortsContext>;
}
