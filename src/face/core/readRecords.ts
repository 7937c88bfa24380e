import { yesOf } from "../../base/core/wire/shape";
import { listOf, numberOf, recordOf, textOf } from "../../base/core/wire/read";

/** What a person, or a pupil's guardian, is asked to consent to, and where that stands. */
export interface FaceConsent {
  readonly userId: string;
  readonly name: string;
  readonly version: string;
  /** Bilingual, in paragraphs. */
  readonly text: string;
  readonly given: { readonly time: string; readonly by: string } | null;
  readonly mayGive: boolean;
  /** When the stored face was taken; empty where there is none. */
  readonly taken: string;
}

/** Reads where a consent stands; null where there is no text to consent to. */
export function readConsent(data: unknown): FaceConsent | null {
  const { userId, realName, version, text, given, mayGive, registerTime } = recordOf(data);
  const [id, name, number, words] = [userId, realName, version, text].map(textOf);
  if (!id || !number || !words) return null;
  const { time, byName } = recordOf(given);
  return {
    userId: id,
    name: name ?? "",
    version: number,
    text: words,
    given: textOf(time) === "" ? null : { time: textOf(time), by: textOf(byName) },
    mayGive: yesOf(mayGive),
    taken: textOf(registerTime),
  };
}

/** What can happen with a face. */
export const FACE_DEEDS = [
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
] as const;
type FaceDeed = (typeof FACE_DEEDS)[number];

/** Something that has happened with a face. */
export interface FaceRecord {
  readonly id: string;
  readonly time: string;
  readonly deed: FaceDeed;
  readonly name: string;
  readonly by: string;
  readonly reason: string;
}

const deedOf = (text: string): FaceDeed | undefined => FACE_DEEDS.find((deed) => deed === text);

/** Reads a page of them; what is not known here is left out. */
export function readRecords(data: unknown): { readonly list: readonly FaceRecord[]; readonly total: number } {
  const { list, total } = recordOf(data);
  const records = listOf(list).flatMap((row) => {
    const { id, time, deed, realName, byName, reason } = recordOf(row);
    const known = deedOf(textOf(deed));
    if (!known) return [];
    const [at, name, by, why] = [time, realName, byName, reason].map(textOf);
    return [
      { id: textOf(id), time: at ?? "", deed: known, name: name ?? "", by: by ?? "", reason: why ?? "" },
    ];
  });
  return { list: records, total: numberOf(total, records.length) };
}

/** How a school has people sign in by their faces. */
export const FACE_SIGN_INS = ["off", "challenge", "password"] as const;

/** How a school uses faces. */
export interface FaceSettings {
  readonly signIn: (typeof FACE_SIGN_INS)[number];
  readonly clocking: boolean;
  readonly enrolled: number;
}

/** Reads how a school uses faces; not at all where the answer does not say. */
export function readFaceSettings(data: unknown): FaceSettings {
  const { signIn, clocking, enrolled } = recordOf(data);
  return {
    signIn: FACE_SIGN_INS.find((way) => way === signIn) ?? "off",
    clocking: yesOf(clocking),
    enrolled: numberOf(enrolled, 0),
  };
}
