import type { FastifyInstance } from "fastify";
import { calls } from "../../contract/paths";
import { encodeQuery } from "../../src/core/wire/formBody";
import { recordOf, textOf } from "../../src/core/wire/read";
import { pageTokens } from "../../theme/pageTokens";
import { readTheme, resolveTheme, type ResolvedTheme } from "../../theme/themes";
import type { SiteConfig } from "../settings/site";
import { askerFor, envelopeIn } from "./answersAhead";
import { SCHOOL_STYLE } from "./schoolStyleLink";

/** The theme of a unit's pages before sign-in, of its configuration's envelope; null where that names none that there is. */
export const loginThemeIn = (envelope: unknown): ResolvedTheme | null =>
  readTheme(textOf(recordOf(recordOf(recordOf(envelope).data).decorationSet).loginTheme));

/**
 * Serves the tokens of the school's theme, light and dark, to the pages that are drawn here. They link to it rather than contain it,
 * because some are drawn where no platform can be asked; a school that is not known in time has the default theme [THEME-09].
 */
export function schoolStyle(
  app: FastifyInstance,
  { unitId }: Pick<SiteConfig, "unitId">,
  isPlatformHere: boolean,
): void {
  const address = calls.unitConfig.path + (unitId === null ? "" : `?${encodeQuery({ unitId })}`);
  app.get(SCHOOL_STYLE, async (request, reply) => {
    const theme = isPlatformHere ? loginThemeIn(envelopeIn(await askerFor(app, request)(address))) : null;
    return reply
      .header("cache-control", "private, max-age=60")
      .type("text/css; charset=utf-8")
      .send(pageTokens(theme ?? resolveTheme(null)));
  });
}
