import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import path from "node:path";
import { sendPlainPage } from "./plainPage";
import { escapeHtml } from "./escapeHtml";

const ADDRESS = "/guide/sub-apps";
const FILE = path.join(__dirname, "../../docs/sub-apps.md");

/** The guide for authors of applications, as it is written in `docs`: the pages of applications not installed lead here. */
export function guidePage(app: FastifyInstance): void {
  app.get(ADDRESS, (request, reply) =>
    sendPlainPage(request, reply, (language) => ({
      title: language === "en" ? "Writing a sub-application" : "应用开发指南",
      body: `      <pre lang="en" tabindex="0">${escapeHtml(readFileSync(FILE, "utf8"))}</pre>`,
      isLong: true,
      address: ADDRESS,
    })),
  );
}
