import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cutOff } from "../platform/cutOff";
import { refusals } from "../platform/envelope";
import { startTimer, type StartTimer } from "../platform/work/startTimer";
import type { Limits } from "../settings/limits";

type BodyLimits = Pick<Limits, "body" | "pace" | "leastBytes" | "ordinaryBytes">;

const lengthOf = ({ headers }: FastifyRequest): number => Number(headers["content-length"] ?? 0);

const hasBody = (request: FastifyRequest): boolean =>
  lengthOf(request) > 0 || request.headers["transfer-encoding"] !== undefined;

/** Whether a body may take as long as it goes on: files do, over slow lines. */
const isUpload = (request: FastifyRequest, ordinaryBytes: number): boolean =>
  lengthOf(request) > ordinaryBytes || /^multipart\//i.test(request.headers["content-type"] ?? "");

function watch(request: FastifyRequest, reply: FastifyReply, limits: BodyLimits, timer: StartTimer): void {
  const { raw } = request;
  const { socket } = raw;
  let read = socket.bytesRead;
  const stop = () => {
    stopPace();
    stopWhole?.();
  };
  const end = () => {
    stop();
    cutOff(request, reply, refusals.tooSlow());
  };
  const look = () => {
    if (raw.complete || socket.destroyed) {
      stop();
      return;
    }
    const brought = socket.bytesRead - read;
    read = socket.bytesRead;
    // What lies here unread waits for this process or the platform, and not for the browser.
    if (brought < limits.leastBytes && raw.readableLength === 0) end();
    else stopPace = timer(look, limits.pace);
  };
  let stopPace = timer(look, limits.pace);
  const stopWhole = isUpload(request, limits.ordinaryBytes) ? null : timer(end, limits.body);
  raw.once("end", stop);
  // An answer may go out before its request is complete; the connection is watched until it is.
  raw.once("close", () => {
    if (raw.complete || socket.destroyed) stop();
  });
}

/**
 * Ends requests whose body does not come: an ordinary one has to arrive in time, and a file has to keep arriving, so that no
 * client holds connections open with bodies that it never sends.
 */
export function limitBodies(app: FastifyInstance, limits: BodyLimits, timer = startTimer): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request)) watch(request, reply, limits, timer);
    done();
  });
}
