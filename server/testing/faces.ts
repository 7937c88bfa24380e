import type { LiveAct } from "../../src/face/core/liveness";
import type { Pose } from "../../src/face/core/pose";
import { NUMBERS } from "../platform/face/descriptors";
import { FACE_LIMITS } from "../platform/face/eyes";
import type { Descriptor, FaceEyes, Look, PictureFault } from "../platform/face/look";
import { Refusal } from "../platform/envelope";
import { face as faceCalls } from "../../contract/face";
import { parseFormBy } from "../platform/parseInput";
import { type WorkLimits, WorkQueue } from "../platform/work/workQueue";

/** A face that a test draws: whose it is, or why there is none to be seen. */
export interface DrawnFace {
  readonly who: number;
  /** How unlike itself it looks: its distance from the same person's other pictures. */
  readonly off?: number;
  readonly fault?: PictureFault;
  readonly pose?: Pose | null;
  /** Tells pictures apart that show the same. */
  readonly n?: number;
}

/** A picture of a drawn face, as the calls take it. */
export const drawFace = (face: DrawnFace): string => Buffer.from(JSON.stringify(face)).toString("base64");

const AHEAD: Pose = { turn: 0.02, mouth: 0.05, size: 0.35 };
const POSES: Readonly<Record<LiveAct, readonly Pose[]>> = {
  left: [0, 1].map(() => ({ ...AHEAD, turn: 0.5 })),
  right: [0, 1].map(() => ({ ...AHEAD, turn: -0.5 })),
  mouth: [0, 1].map(() => ({ ...AHEAD, mouth: 0.4 })),
  closer: [0, 1].map(() => ({ ...AHEAD, size: 0.47 })),
};

/** The pictures of a burst in which a person does these acts. */
export const drawFrames = (who: number, acts: readonly string[]): DrawnFace[] =>
  acts
    .flatMap((act) => [AHEAD, AHEAD, ...POSES[act as LiveAct]])
    .concat(AHEAD)
    .map((pose, n) => ({ who, pose, n }));

/** A burst, as the calls take it. */
export const burstOf = (frames: readonly DrawnFace[]): string => frames.map(drawFace).join(",");

/** People are 0.71 from each other; a person who looks unlike themselves is so in a direction of their own. */
const descriptorOf = ({ who, off = 0 }: DrawnFace): Descriptor =>
  Array.from({ length: NUMBERS }, (_, index) =>
    index === who ? 0.5 : index === NUMBERS - 1 - who ? off : 0,
  );

const faceIn = (picture: string): DrawnFace =>
  JSON.parse(Buffer.from(picture, "base64").toString("utf8")) as DrawnFace;

/** Eyes that see what tests draw, at once or after `takes`; they have the queue of true ones. */
export function drawnEyes(
  takes: () => Promise<unknown> = () => Promise.resolve(),
  limits: Partial<WorkLimits> = {},
): FaceEyes {
  const queue = new WorkQueue({ ...FACE_LIMITS, ...limits });
  const look: FaceEyes["look"] = ({ call, form }, { path, given }) =>
    queue.run(
      path,
      async (): Promise<Look> => {
        await takes();
        try {
          const {
            faceImage,
            nonce,
            userId,
            burst = [],
          } = parseFormBy(faceCalls[call].in, form) as {
            faceImage: string;
            nonce?: string;
            userId?: string;
            burst?: string[];
          };
          const face = faceIn(faceImage);
          return {
            kind: "seen",
            nonce: nonce ?? null,
            userId: userId ?? null,
            photo: face.fault
              ? { fault: face.fault }
              : {
                  fault: null,
                  descriptor: descriptorOf(face),
                  kept: call === "faceCheck" ? Buffer.from(`photo of ${face.who}`) : null,
                },
            burst: burst.map((picture) => {
              const frame = faceIn(picture);
              const isAhead = frame.pose != null && Math.abs(frame.pose.turn) < 0.28;
              return {
                print: picture,
                pose: frame.pose ?? null,
                descriptor: isAhead ? descriptorOf(frame) : null,
              };
            }),
          };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const { status, message, code, fieldErrors } = error;
          return { kind: "refused", status, message, code, fieldErrors };
        }
      },
      given,
    );
  return { look, close: () => Promise.resolve() };
}
