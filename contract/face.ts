import { z } from "zod";
import { answeredAsIs, defineCalls, get, post } from "./define";
import { flag, id, idOut, line, noIntercept, nothing, pageOf, paging } from "./schemas/common";
import { signedIn } from "./schemas/uaa";
import { faceImage, nonce, live, act, faceSignIn, faceDeed } from "./schemas/face";

/**
 * With a photograph and the pictures of a try, as a form writes them. The name of the try stands in the address, so that a platform knows it
 * before it reads a byte of them.
 */
const knownByFace = { ...answeredAsIs, maxBytes: 12 << 20, query: ["nonce"] } as const;

/** Calls about faces; all but the first four are extensions. */
export const face = defineCalls({
  faceLogin: {
    ...knownByFace,
    path: "/api/uaa/oauth/login/face",
    open: true,
    final401: true,
    summary: "Signs in by a picture of a face",
    in: z.object({ faceImage, noIntercept, ...live }),
    out: signedIn,
  },
  faceClocking: {
    ...knownByFace,
    path: "/api/uaa/login/face/clocking",
    summary:
      "Clocks in by a picture of a face; `proof` is for an application's server, which learns by it who was known",
    in: z.object({ faceImage, noIntercept, ...live }),
    out: z.object({ userId: idOut, realName: z.string(), time: z.string(), proof: z.string().optional() }),
  },
  faceCheck: {
    ...answeredAsIs,
    path: "/api/uaa/face/check",
    maxBytes: 4 << 20,
    summary: "Stores a person's face, whose consent the platform has",
    in: z.object({ faceImage, userId: id, noIntercept }),
    out: z.object({ registerTime: z.string() }),
  },
  faceUser: {
    ...get,
    path: "/api/uaa/face/user",
    summary: "A person's stored face",
    in: z.object({ userId: id }),
    out: z.object({ faceImage: z.string(), registerTime: z.string(), userId: idOut }).nullable(),
  },
  faceChallenge: {
    ...post,
    path: "/api/uaa/face/challenge",
    open: true,
    summary: "Begins a try to be known by a face: what the person is asked to do, and the name of the try",
    in: z.object({ purpose: z.enum(["login", "clocking"]), unitId: id.optional() }),
    out: z.object({ nonce: z.string(), acts: z.array(act), seconds: z.number().int() }),
  },
  facePassword: {
    ...answeredAsIs,
    path: "/api/uaa/oauth/login/face/password",
    open: true,
    final401: true,
    summary:
      "The password of a person whose face was known, where the school wants both; answers like a sign-in",
    in: z.object({ nonce, password: z.string().max(4096), noIntercept }),
    out: signedIn,
  },
  faceConsent: {
    ...get,
    path: "/api/uaa/face/consent",
    summary: "What a person, or a pupil's guardian, is asked to consent to, and whether they have",
    in: z.object({ userId: id.optional() }),
    out: z.object({
      userId: idOut,
      realName: z.string(),
      /** The version of the text now, and the text itself, which is bilingual, in paragraphs. */
      version: z.string(),
      text: z.string(),
      /** Null where there is none, or none that counts. */
      given: z.object({ version: z.string(), time: z.string(), byName: z.string() }).nullable(),
      /** Whether the person who asks may give or withdraw it. */
      mayGive: z.boolean(),
      /** When the stored face was taken; null where there is none. */
      registerTime: z.string().nullable(),
    }),
  },
  giveFaceConsent: {
    ...post,
    path: "/api/uaa/face/consent/give",
    summary: "Records the consent to a version of the text",
    in: z.object({ userId: id.optional(), version: line(32) }),
    out: z.null(),
  },
  withdrawFaceConsent: {
    ...post,
    path: "/api/uaa/face/consent/withdraw",
    summary: "Withdraws the consent, and deletes the face",
    in: z.object({ userId: id.optional() }),
    out: z.null(),
  },
  deleteFace: {
    ...post,
    path: "/api/uaa/face/delete",
    summary: "Deletes a person's face: the picture and what it is known by",
    in: z.object({ userId: id.optional() }),
    out: z.null(),
  },
  faceExport: {
    ...get,
    path: "/api/uaa/face/export",
    answer: "bytes",
    summary: "All that is kept about a person's face, as a JSON file",
    in: z.object({ userId: id.optional() }),
    out: z.unknown().meta({ type: "string", format: "binary" }),
  },
  faceAudit: {
    ...get,
    path: "/api/uaa/face/audit",
    summary: "What has happened with faces, latest first: one's own, or for administrators those of the unit",
    in: paging.extend({ userId: id.optional(), all: flag.optional() }),
    out: pageOf(
      z.object({
        id: idOut,
        time: z.string(),
        deed: faceDeed,
        /** Whose face it was; null if no person was known. */
        userId: idOut.nullable(),
        realName: z.string().nullable(),
        /** Who did it; null where no session was there. */
        byName: z.string().nullable(),
        /** Why it was refused, may be bilingual; empty otherwise. */
        reason: z.string(),
        address: z.string(),
      }),
    ),
  },
  faceSettings: {
    ...get,
    path: "/api/uaa/face/settings",
    summary: "How the unit uses faces",
    in: nothing,
    out: z.object({ signIn: faceSignIn, clocking: z.boolean(), enrolled: z.number().int().min(0) }),
  },
  setFaceSettings: {
    ...post,
    path: "/api/uaa/face/settings",
    summary: "Sets how the unit uses faces; for its administrators",
    in: z.object({ signIn: faceSignIn.optional(), clocking: flag.optional() }),
    out: z.null(),
  },
  faceOffer: {
    ...get,
    path: "/api/uaa/face/offer",
    open: true,
    summary: "Whether the login page of a unit offers to sign in by one's face",
    in: z.object({ unitId: id.optional() }),
    out: z.object({ signIn: z.boolean() }),
  },
});
