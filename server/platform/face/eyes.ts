import path from "node:path";
import { createHeavyWork, type HeavyLimits, jobOf } from "../work/heavyWork";
import type { FaceEyes } from "./look";
import type { lookAtFaces } from "./lookAtFaces";

const LOOK = jobOf<typeof lookAtFaces>(path.join(__dirname, "lookAtFaces.ts"), "lookAtFaces");

/**
 * One try at a time, which takes a second or two with its burst. A school has one address and many people before its cameras, so a
 * lane holds several; who would wait longer than a person does is told to come again.
 */
export const FACE_LIMITS: HeavyLimits = {
  running: 1,
  waiting: 16,
  perLane: 8,
  // Longer than one try may take: else a single one that takes all its time would turn everybody else away.
  waitMs: 20_000,
  runMs: 15_000,
  retryAfter: 3,
  // Nets and pictures are not in it: WebAssembly and sharp have memory of their own, about 200 MB together.
  memoryMb: 256,
  // To load the nets takes a second, so they stay for a lesson's length.
  idleMs: 45 * 60_000,
  // A person stands before the camera; what else the process does still comes first.
  niceness: 5,
};

/** Eyes that are nets, in a thread of their own: nobody else waits for them [SEC-06]. */
export function createFaceEyes(limits: Partial<HeavyLimits> = {}): FaceEyes {
  const work = createHeavyWork({ ...FACE_LIMITS, ...limits });
  return { look: (task, client) => work.run(LOOK, task, client), close: () => work.close() };
}
