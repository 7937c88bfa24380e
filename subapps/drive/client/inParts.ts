import { listOf, recordOf, textOf, type Answer } from "@portal/kit";

/** Things that one call names. */
const MANY = 500;

/** Makes a call about many things, as many at once as it takes, and answers the ids of all parts; the first refusal ends it. */
export async function inParts(
  ids: readonly string[],
  call: (some: string[]) => Promise<Answer>,
): Promise<Answer<{ readonly ids: readonly string[] }>> {
  const done: string[] = [];
  for (let first = 0; first < ids.length; first += MANY) {
    const answer = await call(ids.slice(first, first + MANY));
    if (!answer.ok) return answer;
    done.push(...listOf(recordOf(answer.data)["ids"]).map(textOf));
  }
  return { ok: true, data: { ids: done } };
}
