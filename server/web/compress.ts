import type { FastifyInstance } from "fastify";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { FairPlaces } from "../platform/work/fairPlaces";
import { currentLane } from "../platform/work/lanes";
import { chooseEncoding, type Encoding } from "./encoding";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Under this many bytes compression costs more than it saves. */
const WORTH = 900;
/** Fast levels: these answers are made for one reader. Files are compressed once, at build, at the best level. */
const BROTLI_LEVEL = 4;
const GZIP_LEVEL = 6;

/**
 * So many answers are compressed at once: more would wait in the queue of Node's own threads, in the order in which they came,
 * and every other answer behind them.
 */
const AT_ONCE = 2;

const COMPRESSIBLE = /^(text\/|application\/(json|javascript)|image\/svg\+xml)/;

const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      },
    }),
  gzip: (text) => gz(text, { level: GZIP_LEVEL }),
};

/** Compresses pages and envelopes as they leave; files come compressed from the build. */
export function compressAnswers(app: FastifyInstance): void {
  const places = new FairPlaces(AT_ONCE);
  app.addHook("onSend", async (request, reply, payload) => {
    const type = String(reply.getHeader("content-type") ?? "");
    if (typeof payload !== "string" || !COMPRESSIBLE.test(type) || reply.hasHeader("content-encoding"))
      return payload;
    addVary(reply, "Accept-Encoding");
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (!encoding || Buffer.byteLength(payload) < WORTH) return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return places.run(currentLane(), () => compress[encoding](payload));
  });
}

/** Adds a header's name to Vary, once. */
export function addVary(
  reply: { getHeader(name: string): unknown; header(name: string, value: string): unknown },
  name: string,
): void {
  const header = reply.getHeader("vary");
  const known = (typeof header === "string" ? header : "")
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  if (!known.some((other) => other.toLowerCase() === name.toLowerCase()))
    reply.header("vary", [...known, name].join(", "));
}
