import { face } from "../../contract/face";
import { ask } from "../base/api/ask";
import type { ApiRuntime } from "../base/api/runtime";
import { readChallenge, readKnownFace, type Challenge, type KnownFace } from "./core/readFace";
import type { FaceSettings } from "../base/core/site/siteConfig";
import { loginFault } from "../base/core/session/loginOutcome";
import { reasonOf } from "../base/core/wire/reason";
import { recordOf, textOf } from "../base/core/wire/read";
import { isUnknownCall } from "../base/core/wire/unknownCall";
import type { Failure } from "../base/core/wire/failure";
import type { Text } from "../base/core/wire/text";
import { FaceWorker } from "./flow/detect/FaceWorker";
import { openCamera } from "./flow/openCamera";
import type { FacePictures } from "./core/facePictures";
import type { FacePorts } from "./flow/ports";
import type { CollectPorts } from "./flow/collect/FaceCollect";
import { openWorker } from "../base/flow/worker/openWorker";
import { pageVisibility } from "../base/platform/pageVisibility";

/** Milliseconds that the platform may take to look at all pictures of a try. */
const KNOW_TIMEOUT = 30_000;

/** The camera of this page with what finds faces in it, and time. */
function camera({
  ports: { media, clock },
}: ApiRuntime): Pick<FacePorts<never>, "open" | "clock" | "visibility"> {
  const openFaces = () => new FaceWorker(openWorker, (milliseconds, job) => clock.after(milliseconds, job));
  return {
    open: () => openCamera({ media, openWorker: openFaces, clock, page: document }),
    clock,
    visibility: pageVisibility,
  };
}

/** What the site says of faces, once its document has come. */
type AskSettings = () => Promise<FaceSettings>;

const challengeFor =
  (runtime: ApiRuntime, purpose: "login" | "clocking", settings: AskSettings, unitId: string | null) =>
  async () => {
    const { challenge } = await settings();
    if (challenge === "off") return null;
    const asked = { purpose, ...(unitId !== null && { unitId }) };
    const { data, error } = await ask(runtime, face.faceChallenge, asked);
    if (error && challenge === "preferred" && isUnknownCall(error.status)) return null;
    if (error) return { refused: faceLoginFault(error) };
    return readChallenge(data) ?? { refused: { id: "api.body.notEnvelope" } };
  };

/** A photograph with what shows that a person is there, as the calls take it. */
const tried = ({ photo, burst }: FacePictures, challenge: Challenge | null) => ({
  faceImage: photo,
  ...(challenge && { nonce: challenge.nonce, burst: burst.join(",") }),
});

/** Why a sign-in by a face did not work, as a sentence for the place of the camera. */
export const faceLoginFault = (error: Failure): Text =>
  error.fault === "timeout" ? loginFault(error) : reasonOf(error);

/** How a face was known: signed in, or half so, as the school wants the password too. */
export type FaceSignedIn =
  | { readonly data: unknown }
  | { readonly needsPassword: true; readonly nonce: string };

const PASSWORD_NEEDED = "password_needed";

/** The world of signing in by one's face, in the unit that the login page shows [FACE-03, FACE-06]. */
export const faceLoginPorts = (
  runtime: ApiRuntime,
  settings: AskSettings,
  unitId: string | null,
): FacePorts<FaceSignedIn> => ({
  ...camera(runtime),
  challenge: challengeFor(runtime, "login", settings, unitId),
  send: async (pictures, challenge) => {
    const { data, error } = await ask(runtime, face.faceLogin, tried(pictures, challenge), {
      signsIn: true,
      timeout: KNOW_TIMEOUT,
    });
    if (!error) return { result: { data } };
    if (error.code === PASSWORD_NEEDED && challenge)
      return { result: { needsPassword: true, nonce: challenge.nonce } };
    return { refused: faceLoginFault(error) };
  },
});

/** The world of clocking in by one's face, before the device of a person who is signed in. */
export const faceClockingPorts = (runtime: ApiRuntime, settings: AskSettings): FacePorts<KnownFace> => ({
  ...camera(runtime),
  challenge: challengeFor(runtime, "clocking", settings, null),
  send: async (pictures, challenge) => {
    const { data, error } = await ask(runtime, face.faceClocking, tried(pictures, challenge), {
      timeout: KNOW_TIMEOUT,
    });
    if (error) return { refused: reasonOf(error) };
    const known = readKnownFace(data);
    return known ? { result: known } : { refused: { id: "api.body.notEnvelope" } };
  },
});

const refused = (error: Failure | undefined) => (error ? { refused: reasonOf(error) } : null);

/** The world of having a person's picture kept, whose consent the platform has [FACE-02]. */
export const faceCollectPorts = (runtime: ApiRuntime, userId: string): CollectPorts => ({
  ...camera(runtime),
  stored: async () => {
    const { data, error } = await ask(runtime, face.faceUser, { userId });
    if (error && !isUnknownCall(error.status)) return { refused: reasonOf(error) };
    return textOf(recordOf(data)["faceImage"]) || null;
  },
  save: async (faceImage) =>
    refused((await ask(runtime, face.faceCheck, { faceImage, userId }, { timeout: KNOW_TIMEOUT })).error),
});
