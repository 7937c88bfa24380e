import { readAnswer, saysLapsed, settle } from "../wire/answer";
import type { Text } from "../wire/text";

/** Why no file came, with the words for it; `lapsed` when signing in again may help. */
export interface DownloadRefusal {
  readonly lapsed: boolean;
  readonly text: Text;
}

const FAILED: Text = { id: "kit.table.failed" };

/** Reads what came in a file's place: the platform's envelope, or anything that a gateway may have put there. */
export function readRefusal(body: string): DownloadRefusal {
  const answer = readAnswer(
    { kind: "answered", status: 200, statusText: "", body: { text: body } },
    "envelope",
    0,
  );
  const settled = settle(answer, false);
  const isEnvelope = answer.kind === "envelope" && "error" in settled;
  return { lapsed: saysLapsed(answer), text: isEnvelope ? settled.error.text : FAILED };
}
