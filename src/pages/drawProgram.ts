/**
 * The program that draws desktops for the server, in a process of its own: drawing takes the processor longer than others
 * may wait, and the time zone of a process is that of the school. It says what it needs to know of the platform, and is told.
 */
import type { CallAnswer, FromProgram, ToProgram } from "../base/core/site/drawing";
import { drawDesktop } from "./drawDesktop";

const waiting = new Map<number, (answer: CallAnswer) => void>();
let calls = 0;

/** A server that has ended does not listen any more: that is no fault, as this program ends with it. */
const say = (message: FromProgram) => void process.send?.(message, undefined, undefined, () => undefined);

const askFor = (draw: number) => (url: string) =>
  new Promise<CallAnswer>((resolve) => {
    calls += 1;
    waiting.set(calls, resolve);
    say({ ask: calls, draw, url });
  });

const faultOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function hear(message: ToProgram): void {
  if ("draw" in message) {
    const { draw, asked } = message;
    drawDesktop(asked, askFor(draw)).then(
      (desktop) => say({ drawn: draw, desktop }),
      (error: unknown) => say({ drawn: draw, desktop: null, fault: faultOf(error) }),
    );
    return;
  }
  const resolve = waiting.get(message.answer);
  waiting.delete(message.answer);
  resolve?.(message.given);
}

/** A person whom no platform has: the first drawing takes much longer than the next, and no person waits for this one. */
const NOBODY = { userId: "0", unitId: "0", userType: 2, unitName: "-", realName: "-", loginName: "-" };

const warmUp = () =>
  drawDesktop(
    {
      language: "zh-CN",
      now: Date.now(),
      href: "http://localhost/",
      userAgent: "",
      site: {},
      desk: undefined,
    },
    (url) =>
      Promise.resolve(
        url.includes("/oauth/me")
          ? { status: 200, text: JSON.stringify({ status: 200, data: NOBODY }) }
          : null,
      ),
  );

process.on("message", hear);
// The server has gone.
process.on("disconnect", () => process.exit(0));
warmUp().then(
  () => say({ ready: true }),
  (error: unknown) => say({ ready: true, fault: faultOf(error) }),
);
