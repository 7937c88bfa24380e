import { z } from "zod";
import { line } from "./common";

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A picture in base64, without a `data:` prefix. */
export const faceImage = z.string().min(1).max(2_000_000).regex(BASE64);

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
export const nonce = line(64).min(16);

/** What shows that a person is there, and no picture of one: extensions of the calls that know a face. */
export const live = { nonce: nonce.optional(), burst: pictures.optional() };

/** What a person may be asked to do; directions are their own. Clients skip a try with an act that they do not know. */
export const act = z.enum(["left", "right", "mouth", "closer"]);

/** How a school has people sign in by their faces: not at all, by a challenge, or staff by their password as well. */
export const faceSignIn = z.enum(["off", "challenge", "password"]);

/** What has happened with a face. */
export const faceDeed = z.enum([
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
