import type { FastifyInstance } from "fastify";
import path from "node:path";
import type { SiteConfig } from "../site";
import { documentReader, pageRoutes, sendPage } from "./documents";
import { BuiltFiles, sendFile } from "./files";

/** The path of a request, decoded, or null when it cannot be. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "/");
  } catch {
    return null;
  }
}

/** A folder with a folder for each sub-application; what lies beside those is not served. */
const subApps = (folder: string) => ({ folder, skip: /^[^/]+$/ });

/** Serves the build: pages, their assets, and the sub-applications. */
export function servePages(
  app: FastifyInstance,
  options: { dist: string; subAppDirs: readonly string[]; site: SiteConfig },
): void {
  const web = path.join(options.dist, "web");
  const files = new BuiltFiles([
    ...options.subAppDirs.map(subApps),
    subApps(path.join(options.dist, "subapps")),
    { folder: web, skip: /^[^/]+\.html$/ },
  ]);
  const pages = pageRoutes(options.site.root);
  const read = documentReader(web, options.site);

  app.get("/", (_, reply) => reply.header("cache-control", "no-cache").redirect("/login/", 302));
  app.get("/*", async (request, reply) => {
    const address = pathOf(request.url);
    if (address === null) {
      reply.callNotFound();
      return reply;
    }
    const page = pages.get(address);
    if (page) return sendPage(reply, read(page), options.site.allowedOrigins);
    const file = files.find(address);
    if (file) return sendFile(request, reply, file);
    reply.callNotFound();
    return reply;
  });
}
