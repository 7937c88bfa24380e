import { listOf, recordOf, textOf } from "../../base/core/wire/read";
import { LIVE_ACTS, type LiveAct } from "./liveness";

/** What the platform asks of a person, so that a picture of them does not pass; `nonce` names the try. */
export interface Challenge {
  readonly nonce: string;
  readonly acts: readonly LiveAct[];
}

const isAct = (text: string): text is LiveAct => LIVE_ACTS.some((act) => act === text);

/** Reads a challenge; null where it has no name, or asks for what no client here can see. */
export function readChallenge(data: unknown): Challenge | null {
  const { nonce, acts } = recordOf(data);
  const name = textOf(nonce);
  const asked = listOf(acts).map(textOf);
  return name !== "" && asked.every(isAct) ? { nonce: name, acts: asked } : null;
}

/** Who was known by their face, for clocking; null where the answer names nobody. */
export interface KnownFace {
  readonly userId: string;
  readonly name: string;
  /** The platform's time. */
  readonly time: string;
  /** By which an application's server learns who was known; empty from platforms that have none. */
  readonly proof: string;
}

/** Reads who was known by their face. */
export function readKnownFace(data: unknown): KnownFace | null {
  const { userId, realName, time, proof } = recordOf(data);
  const id = textOf(userId);
  return id === "" ? null : { userId: id, name: textOf(realName), time: textOf(time), proof: textOf(proof) };
}
