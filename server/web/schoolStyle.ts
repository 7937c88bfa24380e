import type { FastifyInstance } from "fastify";
import { calls } from "../../contract/calls";
import { encodeQuery } from "../../src/base/core/wire/formBody";
import { recordOf, textOf } from "../../src/base/core/wire/read";
import { fillPath } from "../../src/base/core/wire/url";
import { pageTokens } from "../../theme/pageTokens";
import { readTheme, resolveTheme, type ResolvedTheme } from "../../theme/themes";
import type { SiteConfig } from "../settings/site";
import { askerFor, envelopeIn } from "./answersAhead";
import { SCHOOL_STYLE } from "./schoolStyleLink";

/** The theme of a unit's pages before sign-in, of its configuration's envelope; null where that names none that there is. */
export const loginThemeIn = (envelope: unknown): ResolvedTheme | null =>
  readTheme(textOf(recordOf(recordOf(recordOf(envelope).data).decorationSet).loginTheme));

/** A text as CSS writes it: what is neither letter nor digit is escaped. */
const cssText = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ""} `)}"`;

/** The badge and the name of a unit for the pages that are drawn here, of its configuration's envelope. */
function schoolTokens(envelope: unknown, basePath: string): string {
  const { unitId, unitName, unitEnName } = recordOf(recordOf(envelope).data);
  const badge = fillPath(calls.unitLogo.path, { unitId });
  const name = textOf(unitName);
  if (name === "" || !("path" in badge)) return "";
  return `:root { --school-badge: url(${cssText(basePath + badge.path)}); --school-name: ${cssText(name)}; --school-name-en: ${cssText(textOf(unitEnName) || name)}; }\n`;
}

/**
 * Serves the tokens of the school's theme, light and dark, with its badge and its name, to the pages that are drawn here. They link to it rather than contain it,
 * because some are drawn where no platform can be asked; a school that is not known in time has the default theme [THEME-09].
 */
export function schoolStyle(
  app: FastifyInstance,
  { unitId, basePath }: Pick<SiteConfig, "unitId" | "basePath">,
  isPlatformHere: boolean,
): void {
  const address = calls.unitConfig.path + (unitId === null ? "" : `?${encodeQuery({ unitId })}`);
  app.get(SCHOOL_STYLE, async (request, reply) => {
    const envelope = isPlatformHere ? envelopeIn(await askerFor(app, request)(address)) : null;
    return reply
      .header("cache-control", "private, max-age=60")
      .type("text/css; charset=utf-8")
      .send(pageTokens(loginThemeIn(envelope) ?? resolveTheme(null)) + schoolTokens(envelope, basePath));
  });
}
