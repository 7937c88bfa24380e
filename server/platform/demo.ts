import type { FastifyInstance } from "fastify";
import type { Database } from "./database/open";
import type { SchoolClock } from "./module";
import type { Services } from "./services";

/**
 * What a demo adds to the platform: people and schools that were made up, and pages that stand in for other systems. The
 * platform works without one; `main.ts` alone knows which there is.
 */
export interface Demo {
  /** The one password of its accounts. It is public, so they sign in on this machine alone. */
  readonly password: string;
  /** The address of its launcher, another portal from which people come with a ticket. */
  readonly launcher: string;
  /** Fills a database with its schools, once; answers whether anything was added. Dates are counted from `now`, by the school's clock. */
  readonly seed: (database: Database, now: number, clock: SchoolClock) => Promise<boolean>;
  /** Registers its pages. */
  readonly pages: (app: FastifyInstance, services: Services) => void;
  /** The lines in which a start names its accounts, of those whose password is the demo's still. */
  readonly accountLines: (logins: readonly string[]) => readonly string[];
}
