import { createTap } from "./answerTap";
import { timeOf } from "./platformTime";
import type { Ports } from "./ports";
import { createMemoryStorage } from "./storage";

const nothing = () => undefined;

/**
 * Ports to a world where nothing happens: for rendering pages at build time, where there is no window, and as the
 * ground on which tests and stories lay the few ports they look at.
 */
export function createInertPorts(parts: Partial<Ports> = {}): Ports {
  const clock = parts.clock ?? { now: () => 0, after: () => nothing };
  return {
    http: { send: () => Promise.resolve({ kind: "fault", fault: "network" }) },
    storage: createMemoryStorage(),
    answers: createTap(),
    clock,
    time: timeOf(clock),
    navigation: {
      href: () => "http://localhost/",
      go: nothing,
      replace: nothing,
      reload: nothing,
      rewrite: nothing,
      open: nothing,
      restored: () => nothing,
      moved: () => nothing,
    },
    locks: { run: (_name, job) => job() },
    broadcast: { post: nothing, listen: () => nothing },
    random: { id: () => "0".repeat(32) },
    vault: {
      canKeep: () => Promise.resolve(false),
      read: () => Promise.resolve(null),
      keep: () => Promise.resolve(),
      forget: () => Promise.resolve(),
    },
    forgetUploads: () => Promise.resolve(),
    database: { run: () => Promise.resolve({ failure: "refused" }) },
    media: {
      open: () => Promise.resolve({ failure: "unsupported" }),
      devices: () => Promise.resolve([]),
    },
    keepsCookies: () => true,
    notify: nothing,
    clearScreen: nothing,
    applyPreferences: nothing,
    forceLogin: () => Promise.resolve(false),
    ...parts,
  };
}
