import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { putRetryAfter, Refusal, RetryLater } from "../envelope";
import type { Services } from "../services";
import { Places } from "../work/places";
import { whileWanted } from "../work/whileWanted";
import { stillWorking } from "../work/workQueue";
import { vocabularyOf } from "./vocabulary";
import type { Speaker } from "./voice";
import { isAnyWord, samplesOf } from "./wav";

/** Where our own recogniser is; the form adds its path. */
export const OWN_RECOGNISER = "/api/voice";
const PATH = `${OWN_RECOGNISER}/stream/v1/asr`;

/** The most bytes of a recording: a little more than 60 seconds of 16 kHz. */
const MOST_BYTES = 2 << 20;

/** As many recordings of one person come in, or are recognised, at once; and after how many seconds another one may. */
const AT_ONCE = 4;
const AGAIN = 3;

/** The form's own numbers. */
const STATUS = {
  done: 20_000_000,
  noToken: 40_000_001,
  bad: 40_000_000,
  tooMuch: 40_000_005,
  failed: 50_000_000,
};

interface FormAnswer {
  readonly http: number;
  readonly status: number;
  readonly message: string;
  readonly result?: string;
}

const send = (reply: FastifyReply, { http, status, message, result = "" }: FormAnswer) =>
  reply
    .code(http)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send({ task_id: randomUUID().replaceAll("-", ""), result, status, message });

const noToken: FormAnswer = {
  http: 403,
  status: STATUS.noToken,
  message: "The token is invalid or has ended",
};
const badSound: FormAnswer = {
  http: 400,
  status: STATUS.bad,
  message: "A WAV of 16 kHz, 16 bits and one channel is wanted, of at most 60 seconds",
};

function failureOf(error: unknown, reply: FastifyReply, report: (error: unknown) => void): FormAnswer {
  if (error instanceof Refusal) {
    putRetryAfter(reply, error);
    const [, english = error.message] = error.message.split("|||");
    const http = error instanceof RetryLater ? error.status : 400;
    return { http, status: STATUS.tooMuch, message: english };
  }
  const http = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (http >= 400 && http < 500) return { ...badSound, http };
  report(error);
  return { http: 500, status: STATUS.failed, message: "The recording could not be recognised" };
}

/** The person of a recording, as the vocabulary knows them; null for one who may no longer sign in. */
const personOf = ({ database }: Services, { personId }: Speaker) =>
  database
    .selectFrom("person")
    .innerJoin("unit", "unit.id", "person.unit_id")
    .where("person.id", "=", personId)
    .where("person.status", "=", 1)
    .select(["person.type as type", "unit.id as unitId", "unit.type as unitType"])
    .executeTakeFirst();

/**
 * Answers recordings by Alibaba's short-sentence form: the token in `X-NLS-Token`, the sound as the body, the sentence in `result`. None
 * is read before its token is known, nor ever more of one person at once, and none is kept or logged [VOICE-02, SEC-06].
 */
export function nlsForm(app: FastifyInstance, services: Services, report: (error: unknown) => void): void {
  const { voice } = services;
  const places = new Places({ each: AT_ONCE });
  app.register((scope, _, done) => {
    const speakers = new WeakMap<FastifyRequest, Speaker>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) => parsed(null, body));
    scope.setErrorHandler((error, _request, reply) => send(reply, failureOf(error, reply, report)));
    scope.addHook("preParsing", async (request, reply) => {
      const token = request.headers["x-nls-token"];
      const speaker = typeof token === "string" && voice.hasOwn ? await voice.speakerOf(token) : null;
      if (!speaker) {
        await send(reply, noToken);
        return;
      }
      const giveBack = places.take(speaker.personId);
      if (!giveBack) throw stillWorking(AGAIN);
      reply.raw.once("close", giveBack);
      if (reply.raw.destroyed) giveBack();
      speakers.set(request, speaker);
    });
    scope.post<{ Querystring: { format?: unknown; sample_rate?: unknown } }>(
      PATH,
      { bodyLimit: MOST_BYTES },
      async (request, reply) => {
        const speaker = speakers.get(request);
        const person = speaker && (await personOf(services, speaker));
        if (!person) return send(reply, noToken);
        const { format = "wav", sample_rate: rate = "16000" } = request.query;
        const samples = request.body instanceof Uint8Array ? samplesOf(request.body) : null;
        if (format !== "wav" || rate !== "16000" || !samples) return send(reply, badSound);
        const names = (await vocabularyOf(services, person)).flatMap((each) => each.names);
        const result = isAnyWord(samples)
          ? await voice.recognise(speaker, names, samples, whileWanted(reply))
          : "";
        return send(reply, { http: 200, status: STATUS.done, message: "SUCCESS", result });
      },
    );
    done();
  });
}
