import { createPasswordCheck } from "./auth/passwords";
import { createSessions } from "./auth/sessions";
import { createSocialGrants } from "./auth/socialGrants";
import { createSocialLinks } from "./auth/socialLinks";
import { createThrottle } from "./auth/throttle";
import type { Database } from "./db/open";
import type { SiteConfig } from "./site";

/** What handlers work with. */
export interface Services {
  readonly database: Database;
  readonly now: () => number;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly throttle: ReturnType<typeof createThrottle>;
  readonly socialGrants: ReturnType<typeof createSocialGrants>;
  readonly socialLinks: ReturnType<typeof createSocialLinks>;
  readonly checkPassword: ReturnType<typeof createPasswordCheck>;
  readonly site: SiteConfig;
  /** Demo accounts, whose passwords are public, may sign in only where nobody else can reach the platform. */
  readonly demoAccounts: boolean;
}

/** What `createServices` needs; time and the password check can be replaced in tests. */
export interface ServiceOptions {
  readonly database: Database;
  readonly site: SiteConfig;
  readonly demoAccounts: boolean;
  readonly now?: () => number;
  readonly checkPassword?: Services["checkPassword"];
}

/** Puts the platform's parts together. */
export function createServices({
  database,
  site,
  demoAccounts,
  now = Date.now,
  checkPassword = createPasswordCheck(),
}: ServiceOptions): Services {
  return {
    database,
    now,
    site,
    demoAccounts,
    checkPassword,
    sessions: createSessions(database, now),
    throttle: createThrottle(database, now),
    socialGrants: createSocialGrants(database, now),
    socialLinks: createSocialLinks(database, now),
  };
}
