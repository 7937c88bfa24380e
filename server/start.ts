import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { buildServer } from "./app";
import { isLoopback } from "./platform/auth/loopback";
import { requireSafePassword, setAdminPassword } from "./platform/auth/adminPassword";
import { requireAccount, endDemoAccess } from "./platform/auth/demoAccess";
import { openDatabase } from "./platform/database/open";
import type { FaceEyes } from "./platform/face/look";
import type { Demo } from "./platform/demo";
import { codeOf, oneLine, StartFault } from "./settings/fault";
import type { Limits } from "./settings/limits";
import { lockDataFolder, makeFolder } from "./platform/lock";
import { type ServerOptions, siteListOf } from "./settings/options";
import { requireBuild } from "./web/documents";
import { probePlatform } from "./web/proxy/platformClient";
import { installGuests } from "./platform/modules/install";
import { type Guest, loadGuests } from "./platform/modules/load";
import { migrateModules } from "./platform/modules/migrate";
import { liveModules, seedModules } from "./platform/modules/seed";
import { clockOf } from "./platform/modules/clockOf";
import { createServices, type Services } from "./platform/services";
import { findPocketsphinx } from "./platform/voice/pocketsphinx";
import type { Recogniser } from "./platform/voice/voice";
import { requireBucket } from "./platform/storage/bucket";
import type { StartTimer } from "./platform/work/startTimer";
import { readSiteConfig } from "./settings/site";
import path from "node:path";

const [MINUTE, HOUR] = [60_000, 3_600_000];
/** The applications that come with the portal, a folder each. */
const APPS = path.join(__dirname, "../subapps");

/** A server that listens. */
export interface Running {
  /** Where it listens, as a browser on this machine writes it. */
  readonly url: string;
  readonly app: FastifyInstance;
  /** Why the platform behind `PLATFORM_URL` did not answer; null when it did or there is none. */
  readonly platformFault: string | null;
  /** Whether there is a demo whose accounts may sign in. */
  readonly demoAccounts: boolean;
  /** The demo accounts whose password is the demo's still; none where they are refused. */
  readonly demoLogins: readonly string[];
  readonly close: () => Promise<void>;
}

/** What tests replace. */
export type StartOverrides = Partial<
  Pick<Services, "now" | "checkPassword" | "signInQueue" | "heavyWork">
> & {
  readonly recogniser?: Recogniser | null;
  readonly faceEyes?: FaceEyes;
  readonly log?: (line: string) => void;
  readonly limits?: Partial<Limits>;
  /** What waits for the bodies of requests. */
  readonly timer?: StartTimer;
  /** Whether the demo goes on with the clock; it does by default. */
  readonly living?: boolean;
  /** Applications beside those found. */
  readonly moreGuests?: readonly Guest[];
};

/** Things to give back, in reverse order of their taking. */
type Releases = (() => Promise<void> | void)[];

/** The demo accounts that sign in by the demo password: not those whose owner has tried out setting another. */
async function demoLoginsOf(
  { database, checkPassword }: Services,
  { password: shared }: Demo,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("person")
    .where("demo", "=", 1)
    .where("status", "=", 1)
    .select(["login_name", "password"])
    .execute();
  // The seed stores one form for all of them, so that one check is enough.
  const stored = [...new Set(rows.map(({ password }) => password))];
  const holds = await Promise.all(stored.map((form) => checkPassword(form, shared)));
  const right = new Set(stored.filter((_, index) => holds[index]));
  return rows.filter(({ password }) => right.has(password)).map(({ login_name: login }) => login);
}

/** Whether a part of the platform stores what lapses. */
const isSwept = (part: unknown): part is { readonly sweep: () => Promise<void> } =>
  typeof part === "object" && part !== null && "sweep" in part && typeof part.sweep === "function";

/** Fills in the demo, or sees to it that a platform without one has an account that may sign in. */
async function fillDatabase(
  services: Services,
  demo: Demo | null,
  adminPassword: string | null,
): Promise<void> {
  const { database, now, guests } = services;
  await (demo ? demo.seed(database, now(), clockOf(services.site)) : endDemoAccess(database, now));
  await installGuests(database, guests);
  if (demo) await seedModules(services);
  if (adminPassword !== null) await setAdminPassword(services, adminPassword);
  if (!demo) await requireAccount(database);
}

async function openPlatform(
  options: ServerOptions,
  demo: Demo | null,
  site: Services["site"],
  overrides: StartOverrides,
  releases: Releases,
): Promise<Services> {
  const guests = [...loadGuests(APPS), ...(overrides.moreGuests ?? [])];
  releases.push(await lockDataFolder(options.dataDir));
  makeFolder(options.files.folder);
  if (options.files.bucket) await requireBucket(options.files.bucket);
  const database = await openDatabase({ url: options.databaseUrl, dataDir: options.dataDir });
  releases.push(() => database.destroy());
  await migrateModules(database, options.databaseUrl ? "postgres" : "sqlite", guests);
  const services = createServices({
    ...overrides,
    database,
    site,
    demoAccounts: demo !== null && isLoopback(options.host),
    launcher: demo?.launcher ?? null,
    development: options.development,
    guests,
    subAppDirs: options.subAppDirs,
    messages: options.messages,
    files: options.files,
    voice: options.voice,
    dataDir: options.dataDir,
    faceKeyFile: options.faceKeyFile,
  });
  await services.faces.open();
  releases.push(() => services.faces.close());
  releases.push(() => services.heavyWork.close());
  releases.push(() => services.storage.close());
  releases.push(() => services.thumbnails.close());
  await fillDatabase(services, demo, options.adminPassword);

  const sweep = () =>
    Promise.all(
      Object.values(services)
        .filter(isSwept)
        .map((kept) => kept.sweep()),
    );
  await sweep();
  if (demo && overrides.living !== false) {
    await liveModules(services);
    const life = setInterval(() => {
      liveModules(services).catch((error: unknown) =>
        console.error(`The demo did not go on: ${oneLine(error)}`),
      );
    }, MINUTE).unref();
    releases.push(() => clearInterval(life));
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => console.error(`Tidying up failed: ${oneLine(error)}`));
  }, HOUR).unref();
  releases.push(() => clearInterval(timer));
  return services;
}

async function listen(app: FastifyInstance, { host, port }: ServerOptions): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = codeOf(error);
    if (code === "EADDRINUSE")
      throw new StartFault(
        `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
      );
    if (code === "EACCES")
      throw new StartFault(`Port ${port} needs more rights than this user has. Try PORT=8080.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
      throw new StartFault(
        `This machine has no address ${host}. Use HOST=127.0.0.1, or HOST=0.0.0.0 for all.`,
      );
    throw error;
  }
  const address = app.server.address() as AddressInfo;
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${address.port}`;
}

/**
 * Starts the whole: data folder, database, demo, server. Whatever fails, all that was taken is given back. The demo at hand
 * takes part where the options have it so.
 */
export async function startServer(
  options: ServerOptions,
  demoAtHand: Demo | null,
  overrides: StartOverrides = {},
): Promise<Running> {
  const demo = options.demo ? demoAtHand : null;
  const { site: configured, forward } = readSiteConfig(options.siteConfig, {
    ownPlatform: options.platformUrl === null,
  });
  // Pages call a recogniser elsewhere where the configuration names it.
  const recogniser = configured.recogniser ?? options.voice?.url.href ?? null;
  const hasOwn =
    recogniser === null &&
    options.platformUrl === null &&
    (overrides.recogniser === undefined ? findPocketsphinx() : overrides.recogniser) !== null;
  const site = {
    ...configured,
    recogniser,
    voice: configured.voice ?? (recogniser !== null || hasOwn),
    // The installed one has a model of English alone.
    voiceLanguages: configured.voiceLanguages ?? (hasOwn ? ["en" as const] : null),
    rejectedExtensions: configured.rejectedExtensions ?? siteListOf(options.files.rejected),
  };
  requireBuild(path.join(options.dist, "web"));
  if (options.platformUrl === null && options.adminPassword !== null)
    requireSafePassword(options.adminPassword, demoAtHand?.password ?? null);
  const releases: Releases = [];
  const close = async () => {
    for (const release of releases.splice(0).reverse()) await release();
  };
  try {
    const platform = options.platformUrl ?? (await openPlatform(options, demo, site, overrides, releases));
    const app = await buildServer({
      platform,
      demo,
      site,
      forward,
      dist: options.dist,
      subAppDirs: options.subAppDirs,
      listReports: options.listReports,
      drawDesktop: options.drawDesktop,
      ...(overrides.log ? { log: overrides.log } : {}),
      ...(overrides.timer ? { timer: overrides.timer } : {}),
      limits: { addressConnections: options.addressConnections, ...overrides.limits },
    });
    releases.push(() => app.close());
    const url = await listen(app, options);
    const platformFault = options.platformUrl ? await probePlatform(options.platformUrl) : null;
    const demoAccounts = demo !== null && !(platform instanceof URL) && platform.demoAccounts;
    const demoLogins = demoAccounts ? await demoLoginsOf(platform, demo) : [];
    return { url, app, platformFault, demoAccounts, demoLogins, close };
  } catch (error) {
    await close();
    throw error;
  }
}
