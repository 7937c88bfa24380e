import type { FastifyInstance, FastifyRequest } from "fastify";
import path from "node:path";
import { AUTHORIZE_PAGE, DRAWN_DOCUMENT, type Page, pageRoutes, REDIRECT_PAGE } from "../../contract/pages";
import { currentLane } from "../platform/work/lanes";
import { Turns } from "../platform/work/turns";
import type { SiteConfig } from "../settings/site";
import { KEPT_COOKIE } from "../../src/base/core/preferences/keptCookie";
import { recogniserOrigins } from "../../src/voice/core/recogniser";
import { StartFault } from "../settings/fault";
import { hiddenBy } from "../settings/forwardTable";
import type { Row } from "../settings/rows";
import { answersAhead } from "./answersAhead";
import { browserLanguages } from "./browserLanguages";
import { desktopAhead, isCertain } from "./desktopAhead";
import {
  documentFor,
  documentReader,
  isAuthorizePath,
  isRedirectPath,
  languageFor,
  type Reader,
  sendPage,
  type SentPage,
} from "./documents";
import { startDrawing } from "./drawing";
import { answerFileFaults, BuiltFiles, sendFile, sendFiles } from "./files";

/** The path of a request, decoded, or null when it cannot be, or is none that any file could have. */
function pathOf(url: string): string | null {
  try {
    const address = decodeURIComponent(url.split("?", 1)[0] ?? "/");
    return address.includes("\0") ? null : address;
  } catch {
    return null;
  }
}

/** A parameter of the address. */
const parameter = ({ query }: FastifyRequest, name: string): unknown =>
  typeof query === "object" && query !== null ? Reflect.get(query, name) : undefined;

/** A folder with a folder for each sub-application; files beside those are not served. */
const subApps = (folder: string) => ({ folder, skip: /^[^/]+$/ });

/** The script that keeps the desktop for times without a network. */
const WORKER = "/worker.js";

/** The build does not know the site's root, and has the documents beside the pages in the usual one's folder. */
const builtAddress = (root: string) => (address: string) =>
  address.startsWith(`/${root}/`) ? `/pages/${address.slice(root.length + 2)}` : address;

interface PageOptions {
  readonly dist: string;
  readonly subAppDirs: readonly string[];
  readonly site: SiteConfig;
  /** Whether the account pages carry the answers to its first calls. */
  readonly answersAhead: boolean;
  /** Whether the page of a session carries its desktop, drawn. */
  readonly drawDesktop: boolean;
  /** What is forwarded beside what the contract names; none of it may hide a file of the build. */
  readonly forward?: readonly Row[];
  readonly log?: (line: string) => void;
}

/** Serves the build: pages, their assets, and the sub-applications. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const web = path.join(options.dist, "web");
  const files = new BuiltFiles([
    ...options.subAppDirs.map(subApps),
    subApps(path.join(options.dist, "subapps")),
    { folder: path.join(options.dist, "kit"), below: "kit/" },
    { folder: web, skip: /^[^/]+\.html$/ },
  ]);
  const hidden = hiddenBy(options.forward ?? [], files.addresses);
  if (hidden)
    throw new StartFault(
      `The site configuration cannot be used: forward.${hidden.index}: must not hide ${hidden.address}, a file of the build.`,
    );
  const pages = pageRoutes(options.site.root);
  const builtAt = builtAddress(options.site.root);
  const read = documentReader(web, options.site);
  const fileAt = (address: string) =>
    // Browsers that have the worker take it away when its script is gone.
    address === WORKER && !options.site.offline
      ? undefined
      : (files.find(address) ?? files.find(builtAt(address)));

  const drawing =
    options.answersAhead && options.drawDesktop
      ? startDrawing(options.dist, options.site, options.log)
      : null;
  app.addHook("onClose", (_, done) => {
    drawing?.close();
    done();
  });

  /** What a page carries beside its document. */
  const aheadOf = async (
    page: Page,
    request: FastifyRequest,
    reader: Pick<Reader, "kept" | "browser">,
  ): Promise<Pick<SentPage, "answers" | "drawn" | "personal" | "themed">> => {
    if (page.document !== "portal.html")
      return options.answersAhead
        ? { answers: await answersAhead(app, request, options.site), themed: true }
        : {};
    // What an address asks for is decided in the browser.
    if (!drawing || page === REDIRECT_PAGE || request.url.includes("?")) return {};
    const language = languageFor(options.site, { asked: undefined, ...reader });
    const ahead = await desktopAhead(app, request, drawing, { language, site: options.site });
    return { ...ahead, personal: isCertain(request) };
  };

  // A page takes the thread some milliseconds to put together: hundreds that one client asks for let others pass.
  const turns = new Turns();

  app.get("/", (_, reply) => reply.header("cache-control", "no-cache").redirect("/login/", 302));
  sendFiles(app);
  app.get("/*", { errorHandler: answerFileFaults }, async (request, reply) => {
    const address = pathOf(request.url);
    if (address === null) {
      reply.callNotFound();
      return reply;
    }
    const file = fileAt(address);
    const besides = (): Page | undefined => {
      if (file) return undefined;
      if (isAuthorizePath(address)) return AUTHORIZE_PAGE;
      return isRedirectPath(request.url.split("?", 1)[0] ?? "") ? REDIRECT_PAGE : undefined;
    };
    const page = pages.get(address) ?? besides();
    if (page) {
      const kept = request.cookies[KEPT_COOKIE];
      const browser = browserLanguages(request);
      const document = documentFor(page.document, options.site, {
        asked: parameter(request, "language"),
        kept,
        browser,
      });
      const ahead = await aheadOf(page, request, { kept, browser });
      await turns.take(currentLane());
      try {
        void sendPage(reply, read(ahead.drawn ? DRAWN_DOCUMENT : document), {
          ...ahead,
          kept: kept !== undefined,
          trustedOrigins: options.site.allowedOrigins,
          framedBy: page.framed ? options.site.frameAncestors : null,
          calls: recogniserOrigins(options.site),
        });
      } finally {
        turns.give();
      }
      return reply;
    }
    if (file) return sendFile(request, reply, file);
    reply.callNotFound();
    return reply;
  });
}
