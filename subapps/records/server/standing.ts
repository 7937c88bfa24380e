import type { FaceState } from "../../../server/platform/module";

/** How far it is with a pupil: the photo is kept, it can be taken, or a guardian has to consent first. */
export type State = "done" | "ready" | "waiting";

/** What is known of a pupil's face. */
export type Face = Pick<FaceState, "consent" | "consentAt" | "consentBy" | "takenAt">;

/** Where nothing is known. */
export const NOTHING: Face = { consent: "none", consentAt: null, consentBy: "", takenAt: null };

/** How far it is. A photo that was taken under an earlier text stays as it is. */
export const stateOf = ({ consent, takenAt }: Face): State =>
  takenAt !== null ? "done" : consent === "given" ? "ready" : "waiting";

/** Whether guardians still have to say something. Who has withdrawn has said it, and is not asked again. */
export const isOpen = (face: Face): boolean => stateOf(face) === "waiting" && face.consent !== "withdrawn";

/** How many pupils are how far. */
export const countOf = (faces: readonly Face[]): Record<State, number> & { readonly total: number } => {
  const count = (state: State) => faces.filter((face) => stateOf(face) === state).length;
  return { total: faces.length, done: count("done"), ready: count("ready"), waiting: count("waiting") };
};
