import type { FastifyInstance, FastifyRequest } from "fastify";
import { calls } from "../../contract/calls";
import { DESK_COOKIE } from "../../src/base/core/preferences/deskCookie";
import type { DesktopAsked, DrawnDesktop } from "../../src/base/core/site/drawing";
import { recordOf } from "../../src/base/core/wire/read";
import { personOf, readUser } from "../../src/base/core/wire/user";
import { bringsSession, hasNeighbours } from "../platform/auth/cookies";
import { AHEAD_MS, type Answers, askerFor, envelopeIn, inTime } from "./answersAhead";
import type { Drawing } from "./drawing";

/**
 * How long a page waits for its drawing beside its answers, milliseconds: it is there after 60, and later where the server is
 * busy; a page that draws itself takes a second longer on a slow device.
 */
const DRAWING_MS = 500;
/** The most characters of an answer that travels in the page: the menu of a thousand applications. A longer one is asked for. */
const MOST = 1 << 20;

/** What a page with a person's desktop carries. */
export interface DesktopAhead {
  readonly answers: Answers;
  /** Null where it was not ready in time: the page draws it itself. */
  readonly drawn: DrawnDesktop | null;
}

const NOTHING: DesktopAhead = { answers: {}, drawn: null };

/** Whether the session of a request is certain, so that its page may carry what is the person's [SEC-08]. */
export const isCertain = (request: FastifyRequest): boolean =>
  bringsSession(request) && !hasNeighbours(request);

/**
 * Whether the page may get another answer when it asks in turn: this one was late, or the platform failed. What was drawn of it
 * would say that something could not be loaded, and React could not take it over from a page that knows better.
 */
const mayPass = ({ status, text }: { readonly status: number; readonly text: string }): boolean =>
  status === 0 || status >= 500 || (status === 200 && statusIn(text) >= 500);

/** The status that an envelope names; 0 where it names none. */
const statusIn = (text: string): number => Number(recordOf(JSON.parse(text)).status ?? 0);

/**
 * Draws the desktop of the session that a request brings. The program that draws asks the platform what the page would ask first;
 * the answers travel in the page, which asks for none of them again.
 */
export async function desktopAhead(
  app: Pick<FastifyInstance, "inject">,
  request: FastifyRequest,
  drawing: Drawing,
  { language, site }: Pick<DesktopAsked, "language" | "site">,
): Promise<DesktopAhead> {
  if (!isCertain(request)) return NOTHING;
  const ask = askerFor(app, request);
  const answers: Record<string, unknown> = {};
  let giveUp: () => void = () => undefined;
  const givenUp = new Promise<null>((resolve) => {
    giveUp = () => resolve(null);
  });
  const draw = async () => {
    // Any client can send a cookie of that name. Without a session there is nothing to draw, and no place of a person's is taken.
    const me = await ask(calls.me.path);
    const user = readUser(recordOf(envelopeIn(me)).data);
    if (!user) return null;
    return drawing.draw(
      {
        language,
        site,
        now: Date.now(),
        href: `${request.protocol}://${request.host}${request.url}`,
        userAgent: request.headers["user-agent"] ?? "",
        desk: request.cookies[DESK_COOKIE],
      },
      async (url) => {
        const address = url.replace(/[?&]_=\d+$/, "");
        const answer = address === calls.me.path ? me : await ask(url);
        const envelope = envelopeIn(answer);
        if (envelope !== null && answer.text.length <= MOST) answers[address] = envelope;
        if (envelope === null && mayPass(answer)) giveUp();
        return answer.status === 0 ? null : answer;
      },
      personOf(user),
    );
  };
  const drawn = await inTime(Promise.race([draw(), givenUp]), AHEAD_MS + DRAWING_MS);
  return { answers: { ...answers }, drawn };
}
