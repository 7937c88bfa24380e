import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { calls } from "../contract/calls";
import { OPEN_BODY_LIMIT } from "./platform/bodyLimits";
import { failure, refusalOf, refusals, sendPlainly, sendRefusal } from "./platform/envelope";
import { parseQuery } from "./platform/forms";
import { registerHandlers } from "./platform/handlers/all";
import { type Limits, LIMITS } from "./settings/limits";
import { helpExchange } from "./platform/auth/helpExchange";
import { clientCalls } from "./platform/auth/clientCalls";
import { clearNeighbours } from "./platform/auth/cookies";
import { boundAddresses } from "./web/addressBounds";
import { limitAnswers } from "./web/answerDeadline";
import { readBodiesInTurns } from "./web/bodies";
import { limitBodies } from "./web/bodyDeadline";
import { keepNoRefusals, refuseOddHosts, refuseOddTargets, refuseZeroBytes } from "./web/door";
import { appIcons } from "./platform/icons/appIcons";
import { nlsForm } from "./platform/voice/nlsForm";
import { compressAnswers } from "./web/compress";
import { COMMON_HEADERS } from "./settings/csp";
import { limitedLog } from "./settings/limitedLog";
import { cspReports } from "./web/cspReports";
import { helpPage } from "./web/help";
import { guidePage } from "./web/guide";
import { sendNotFound } from "./web/notFound";
import { schoolStyle } from "./web/schoolStyle";
import { servePages } from "./web/site";
import { takeFairTurns } from "./web/fairTurns";
import { HEAD_LIMIT, refuseExpectations, refuseUnreadable } from "./web/unreadable";
import { forwardToPlatform } from "./web/proxy/forward";
import { contractRows, type Row } from "./settings/rows";
import type { Demo } from "./platform/demo";
import type { Services } from "./platform/services";
import type { StartTimer } from "./platform/work/startTimer";
import type { SiteConfig } from "./settings/site";

/** What a server is made of: the platform itself, or another one that it forwards to. */
export interface AppOptions {
  readonly platform: Services | URL;
  /** What stands in for other systems beside a platform of our own; null = nothing does. */
  readonly demo: Demo | null;
  readonly site: SiteConfig;
  /** What is forwarded to another platform beside what the contract names. */
  readonly forward?: readonly Row[];
  readonly limits?: Partial<Limits>;
  /** What waits for the bodies of requests. */
  readonly timer?: StartTimer;
  /** The folder of the build, or null to serve the API alone. */
  readonly dist: string | null;
  /** More folders with built sub-applications. */
  readonly subAppDirs?: readonly string[];
  /** Whether the browsers' policy reports may be read back; for tests and development. */
  readonly listReports?: boolean;
  /** Whether the desktop of a session is drawn into its page. */
  readonly drawDesktop?: boolean;
  readonly log?: (line: string) => void;
}

const isCall = (request: FastifyRequest) => /^\/(api|zuul)([/?]|$)/.test(request.url);

function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isCall(request)) return reply.code(404).send(failure(refusals.noSuchCall()));
  if (request.method === "GET" || request.method === "HEAD") return sendNotFound(request, reply);
  return reply
    .code(405)
    .header("allow", "GET, HEAD")
    .type("text/plain; charset=utf-8")
    .send("Method not allowed\n");
}

/** Hands the calls of the contract, and what else the site forwards, to another platform. */
function forwardTo(
  app: FastifyInstance,
  platform: URL,
  { site, forward = [] }: AppOptions,
  { silence, log }: { readonly silence: number; readonly log: (line: string) => void },
): void {
  forwardToPlatform(app, {
    platform,
    rows: [...contractRows(site.basePath), ...forward],
    allowedOrigins: site.allowedOrigins,
    silence,
    log,
  });
  app.get(calls.siteConfig.path, (_, reply) => reply.header("cache-control", "no-store").send(site));
}

/** Answers the calls of the contract by a platform of our own. */
function answerHere(
  app: FastifyInstance,
  services: Services,
  { demo, report }: Pick<AppOptions, "demo"> & { readonly report: (error: unknown) => void },
): void {
  takeFairTurns(app);
  refuseZeroBytes(app);
  app.addHook("onRequest", (request, reply, done) => {
    clearNeighbours(request, reply);
    done();
  });
  app.register((scope, _, done) => {
    registerHandlers(scope, services);
    done();
  });
  appIcons(app, services.database);
  clientCalls(app, services, report);
  nlsForm(app, services, report);
  demo?.pages(app, services);
  helpExchange(app, services.helpTickets.redeem);
  guidePage(app);
}

/** As many faults are logged in a minute: a client that causes one at each request would fill the disk. */
const MOST_FAULTS = 60;

/** Builds the server; nothing listens yet. */
export async function buildServer(options: AppOptions): Promise<FastifyInstance> {
  const log = options.log ?? ((line: string) => console.error(line));
  const limits = { ...LIMITS, ...options.limits };
  const app = fastify({
    bodyLimit: OPEN_BODY_LIMIT,
    trustProxy: "loopback",
    forceCloseConnections: true,
    // Longer than a call may take; it ends those who do not read the files that they asked for.
    connectionTimeout: limits.silence + limits.body,
    http: {
      maxHeaderSize: HEAD_LIMIT,
      headersTimeout: limits.head,
      connectionsCheckingInterval: limits.look,
      // Node would refuse it without our headers; `refuseOddHosts` does.
      requireHostHeader: false,
    },
    clientErrorHandler: refuseUnreadable,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200 },
    frameworkErrors: (_, request, reply) => {
      sendUnknown(request, reply.headers({ ...COMMON_HEADERS, "cache-control": "no-store" }));
    },
  });
  app.server.maxConnections = limits.connections;
  boundAddresses(app.server, limits.addressConnections);
  refuseExpectations(app.server);
  const logFault = limitedLog(log, MOST_FAULTS);
  const report = (error: unknown) =>
    logFault(error instanceof Error ? (error.stack ?? error.message) : String(error));

  app.addHook("onRequest", (_, reply, done) => {
    reply.headers(COMMON_HEADERS);
    done();
  });
  keepNoRefusals(app);
  refuseOddHosts(app);
  refuseOddTargets(app);
  limitBodies(app, limits, options.timer);
  readBodiesInTurns(app, limits);
  compressAnswers(app);
  limitAnswers(app, limits);
  app.setErrorHandler((error, request, reply) =>
    (isCall(request) ? sendRefusal : sendPlainly)(reply, refusalOf(error, report)),
  );
  app.setNotFoundHandler(sendUnknown);
  cspReports(app, { list: options.listReports ?? false, log });
  await app.register(cookie);

  if (options.platform instanceof URL)
    forwardTo(app, options.platform, options, { silence: limits.silence, log });
  else answerHere(app, options.platform, { demo: options.demo, report });
  schoolStyle(app, options.site, !(options.platform instanceof URL));
  helpPage(
    app,
    options.platform instanceof URL ? () => Promise.resolve(null) : options.platform.helpTickets.redeem,
  );
  if (options.dist !== null)
    servePages(app, {
      dist: options.dist,
      subAppDirs: options.subAppDirs ?? [],
      site: options.site,
      forward: options.forward ?? [],
      // Another platform's answers take as long as they take, and no page waits for them.
      answersAhead: !(options.platform instanceof URL),
      drawDesktop: options.drawDesktop ?? false,
      log,
    });
  return app;
}
