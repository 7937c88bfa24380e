import type { FastifyInstance } from "fastify";
import { DATA_POLICY } from "../../settings/csp";
import type { Database } from "../database/open";
import { composeIcon, ICON_STYLES, iconGlyphs, type IconStyle } from "./composeIcon";
import { glyphSheet, SHEETS } from "./glyphSheet";

const isStyle = (text: string): text is IconStyle => ICON_STYLES.some((style) => style === text);

const FOR_GOOD = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": DATA_POLICY,
};

/** Application icons at `/common/app-icons/{style}/{glyph}-{n}.svg`, and all line drawings in one file; cached for good. */
export function appIcons(app: FastifyInstance, database: Database): void {
  // Its name is the type of unit and a hash of its content. A page from before an application was added asks for an older one,
  // and finds all of it.
  app.get<{ Params: { file: string } }>(`${SHEETS}:file`, async (request, reply) =>
    reply
      .headers(FOR_GOOD)
      .type("image/svg+xml; charset=utf-8")
      .send((await glyphSheet(database, request.params.file.startsWith("1-") ? 1 : 2)).svg),
  );

  app.get<{ Params: { style: string; file: string } }>(
    "/common/app-icons/:style/:file",
    async (request, reply) => {
      const { style, file } = request.params;
      const [, glyph = "", index = ""] = /^([a-z0-9-]+)-(\d{1,3})\.svg$/.exec(file) ?? [];
      if (!isStyle(style) || !iconGlyphs.has(glyph)) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .headers(FOR_GOOD)
        .type("image/svg+xml; charset=utf-8")
        .send(composeIcon(glyph, style, Number(index)));
    },
  );
}
