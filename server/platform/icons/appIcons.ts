import type { FastifyInstance } from "fastify";
import { DATA_POLICY } from "../../settings/csp";
import { composeIcon, ICON_STYLES, iconGlyphs, type IconStyle } from "./composeIcon";

const isStyle = (text: string): text is IconStyle => ICON_STYLES.some((style) => style === text);

/** Application icons at `/common/app-icons/{style}/{glyph}-{n}.svg`, drawn on request and cached for good. */
export function appIcons(app: FastifyInstance): void {
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
        .headers({
          "cache-control": "public, max-age=31536000, immutable",
          "content-security-policy": DATA_POLICY,
        })
        .type("image/svg+xml; charset=utf-8")
        .send(composeIcon(glyph, style, Number(index)));
    },
  );
}
