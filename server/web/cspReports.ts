import type { FastifyInstance } from "fastify";
import { REPORT_PATH } from "../settings/csp";

const MOST_KEPT = 50;
const MOST_LINES_A_MINUTE = 20;
const MOST_BYTES = 16_384;
const ADDRESS = /^[a-z][a-z0-9+.-]*:/i;

/** Control characters out: an anonymous sender writes the report, which goes to a terminal. */
const printable = (value: unknown) =>
  JSON.stringify(value)
    .replace(/\p{Cc}/gu, " ")
    .slice(0, 600);

/**
 * A report whose addresses end before their query: one that is made before a page's script has run names the page as it
 * was opened, and a password or ticket that came in the address must not end up in a log [AUTH-17].
 */
const withoutQueries = (report: string): unknown =>
  JSON.parse(report, (_, value: unknown) =>
    typeof value === "string" && ADDRESS.test(value) ? value.split(/[?#]/, 1)[0] : value,
  );

/**
 * Takes the browsers' reports of broken rules, logs them, and, where asked for (tests, development), lists the last
 * ones at the same address.
 */
export function cspReports(
  app: FastifyInstance,
  options: { list: boolean; log: (line: string) => void },
): void {
  const kept: unknown[] = [];
  let minute = 0;
  let lines = 0;

  app.register((scope, _, done) => {
    scope.addContentTypeParser(
      ["application/csp-report", "application/reports+json"],
      { parseAs: "string", bodyLimit: MOST_BYTES },
      (_request, body, parsed) => {
        try {
          parsed(null, withoutQueries(String(body)));
        } catch {
          parsed(null, null);
        }
      },
    );
    scope.post(REPORT_PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, lines] = [now, 0];
      if (request.body && lines < MOST_LINES_A_MINUTE) {
        lines += 1;
        kept.push(request.body);
        kept.splice(0, kept.length - MOST_KEPT);
        options.log(`Content security report: ${printable(request.body)}`);
      }
      return reply.code(204).send();
    });
    if (options.list)
      scope.get(REPORT_PATH, async (_, reply) => reply.header("cache-control", "no-store").send(kept));
    done();
  });
}
