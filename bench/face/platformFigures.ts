import { picturesOf } from "../../e2e/faceActor";
import { CONSENT_VERSION } from "../../server/platform/face/consentText";
import { Client } from "../../server/testing/platform";
import { movingBurst, portraitOf, SAMPLE_FACES } from "../../server/testing/movingFaces";
import { NO_GOAL, quantile, type Tell, timeFigure } from "../figure";
import { unlessShort } from "../samples";

const WARM_UP = unlessShort(5);
const PHOTOGRAPHS = unlessShort(20);
const TRIES = unlessShort(5);
/** For so long other calls are made beside recognitions, and for as long without, milliseconds. */
const BESIDE = unlessShort(10_000, 1_000);
const TEACHER = "2001";

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Times of calls, one after the other, for a while. */
async function callsFor(client: Client, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) times.push(await timeOf(() => client.call("me", {})));
  return times;
}

/** Has one try to sign in recognised, with all its pictures; answers how long the platform took. */
async function tryOnce(url: string, photograph: string): Promise<number> {
  const client = new Client({ url });
  const { data } = await client.call("faceChallenge", { purpose: "login", unitId: "2" });
  const burst = (await movingBurst(await portraitOf(SAMPLE_FACES.ann), data?.acts ?? [])).join(",");
  const form = { faceImage: photograph, nonce: data?.nonce ?? "", burst };
  return timeOf(async () => {
    const { status, message } = await client.call("faceLogin", form);
    if (status !== 200) throw new Error(`A face was not known: ${message}`);
  });
}

/** Measures how long a platform takes to recognise, and how long its other callers wait meanwhile. */
export async function measureOnPlatform(url: string, tell: Tell): Promise<void> {
  const teacher = await new Client({ url }).signIn("teacher");
  const { rest } = await picturesOf("ann");
  await teacher.call("giveFaceConsent", { version: CONSENT_VERSION });
  const recognise = async () => {
    const { status, message } = await teacher.call("faceCheck", { userId: TEACHER, faceImage: rest });
    if (status !== 200) throw new Error(`A photograph was not taken: ${message}`);
  };
  for (let run = 0; run < WARM_UP; run += 1) await recognise();
  const times: number[] = [];
  for (let run = 0; run < PHOTOGRAPHS; run += 1) times.push(await timeOf(recognise));
  const late = `95 of 100 ${quantile(times, 0.95).toFixed(0)}`;
  const name = `one photograph, found, described and compared, median of ${PHOTOGRAPHS}`;
  tell(timeFigure(name, quantile(times, 0.5), 150, late));

  const tries: number[] = [];
  for (let run = 0; run < TRIES; run += 1) tries.push(await tryOnce(url, rest));
  tell({
    name: `  a whole try with its challenge, median of ${TRIES}`,
    measured: `${quantile(tries, 0.5).toFixed(0)} ms`,
    wanted: NO_GOAL,
    ok: true,
  });

  const student = await new Client({ url }).signIn("student");
  await callsFor(student, BESIDE / 4);
  const idle = await callsFor(student, BESIDE);
  const state = { isOver: false, count: 0 };
  const recognising = (async () => {
    for (; !state.isOver; state.count += 1) await recognise();
  })();
  const beside = await callsFor(student, BESIDE);
  state.isOver = true;
  await recognising;
  const [alone, together] = [quantile(idle, 0.95), quantile(beside, 0.95)];
  tell({
    name: "other calls beside recognitions, 95 of 100",
    measured: `${together.toFixed(1)} ms, ${(together / alone).toFixed(2)} × ${alone.toFixed(1)} ms (${state.count} recognitions)`,
    wanted: "≤ 2 × when idle",
    ok: together <= 2 * alone,
  });
}
