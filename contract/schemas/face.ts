import { z } from "zod";
import { flag, id, idOut, line, noIntercept, nothing, pageOf, paging } from "./common";
import { signedIn } from "./uaa";

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A picture in base64, without a `data:` prefix. */
const faceImage = z.string().min(1).max(2_000_000).regex(BASE64);

/** Most pictures of a try, and of a picture's letters. */
const MOST_PICTURES = 80;
const MOST_LETTERS = 80_000;

/** Pictures in base64 with a comma between, as no form has lists of long texts. */
const pictures = z
  .string()
  .max(MOST_PICTURES * (MOST_LETTERS + 1))
  .transform((text) => (text === "" ? [] : text.split(",")))
  .pipe(z.array(z.string().min(1).max(MOST_LETTERS).regex(BASE64)).max(MOST_PICTURES));

/** The name of a try, which the challenge has given it; it can be used once. */
const nonce = line(64).min(16);

/** What shows that a person is there, and no picture of one: extensions of the calls that know a face. */
const live = { nonce: nonce.optional(), burst: pictures.optional() };

/** What a person may be asked to do; directions are their own. Clients skip a try with an act that they do not know. */
const act = z.enum(["left", "right", "mouth", "closer"]);

/** How a school has people sign in by their faces: not at all, by a challenge, or staff by their password as well. */
const faceSignIn = z.enum(["off", "challenge", "password"]);

/** What has happened with a face. */
const faceDeed = z.enum([
  "consented",
  "withdrawn",
  "enrolled",
  "refusedEnrolment",
  "signedIn",
  "clockedIn",
  "refused",
  "deleted",
  "exported",
  "read",
  "settings",
]);

/** Calls about faces; all but the first four are extensions. */
export const face = {
  faceLogin: {
    summary: "Signs in by a picture of a face",
    in: z.object({ faceImage, noIntercept, ...live }),
    out: signedIn,
  },
  faceClocking: {
    summary:
      "Clocks in by a picture of a face; `proof` is for an application's server, which learns by it who was known",
    in: z.object({ faceImage, noIntercept, ...live }),
    out: z.object({ userId: idOut, realName: z.string(), time: z.string(), proof: z.string().optional() }),
  },
  faceCheck: {
    summary: "Stores a person's face, whose consent the platform has",
    in: z.object({ faceImage, userId: id, noIntercept }),
    out: z.object({ registerTime: z.string() }),
  },
  faceUser: {
    summary: "A person's stored face",
    in: z.object({ userId: id }),
    out: z.object({ faceImage: z.string(), registerTime: z.string(), userId: idOut }).nullable(),
  },
  faceChallenge: {
    summary: "Begins a try to be known by a face: what the person is asked to do, and the name of the try",
    in: z.object({ purpose: z.enum(["login", "clocking"]), unitId: id.optional() }),
    out: z.object({ nonce: z.string(), acts: z.array(act), seconds: z.number().int() }),
  },
  facePassword: {
    summary:
      "The password of a person whose face was known, where the school wants both; answers like a sign-in",
    in: z.object({ nonce, password: z.string().max(4096), noIntercept }),
    out: signedIn,
  },
  faceConsent: {
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
    summary: "Records the consent to a version of the text",
    in: z.object({ userId: id.optional(), version: line(32) }),
    out: z.null(),
  },
  withdrawFaceConsent: {
    summary: "Withdraws the consent, and deletes the face",
    in: z.object({ userId: id.optional() }),
    out: z.null(),
  },
  deleteFace: {
    summary: "Deletes a person's face: the picture and what it is known by",
    in: z.object({ userId: id.optional() }),
    out: z.null(),
  },
  faceExport: {
    summary: "All that is kept about a person's face, as a JSON file",
    in: z.object({ userId: id.optional() }),
    out: z.unknown().meta({ type: "string", format: "binary" }),
  },
  faceAudit: {
    summary: "What has happened with faces, latest first: one's own, or for administrators those of the unit",
    in: paging.extend({ userId: id.optional(), all: flag.optional() }),
    out: pageOf(
      z.object({
        id: idOut,
        time: z.string(),
        deed: faceDeed,
        /** Whose face it was; null where nobody was known. */
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
    summary: "How the unit uses faces",
    in: nothing,
    out: z.object({ signIn: faceSignIn, clocking: z.boolean(), enrolled: z.number().int().min(0) }),
  },
  setFaceSettings: {
    summary: "Sets how the unit uses faces; for its administrators",
    in: z.object({ signIn: faceSignIn.optional(), clocking: flag.optional() }),
    out: z.null(),
  },
  faceOffer: {
    summary: "Whether the login page of a unit offers to sign in by one's face",
    in: z.object({ unitId: id.optional() }),
    out: z.object({ signIn: z.boolean() }),
  },
};
