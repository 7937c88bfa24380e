/** The version of the product, as About names it; `package.json` has the same. */
export const PRODUCT_VERSION = "2.0.0";

/** What the front end says about itself; a field that it does not say is empty. */
export interface FrontVersion {
  readonly version: string;
  /** The lowest back end that it works with. */
  readonly serverVersion: string;
  readonly date: string;
  /** The name of the build; empty where it has none [MORE-04]. */
  readonly build: string;
}

/** What a service of the back end says about itself. */
export interface BackVersion {
  readonly serverVersion: string;
  /** The lowest front end that it works with. */
  readonly webCodeVersion: string;
  readonly date: string;
}

/** What was new in a version, by language. */
export interface Release {
  readonly version: string;
  readonly date: string;
  readonly notes: readonly { readonly chinese: string; readonly english: string }[];
}

const DOTTED = /^\d{1,4}(\.\d{1,4}){0,7}$/;
const PARTS = 8;

/** A dotted version as one number: each part in four digits, missing ones 0; null for what is no such version. */
const numberOfVersion = (version: string): bigint | null =>
  DOTTED.test(version)
    ? BigInt(
        Array.from({ length: PARTS }, (_, part) => (version.split(".")[part] ?? "").padStart(4, "0")).join(
          "",
        ),
      )
    : null;

/** Whether a version is below the lowest that is needed; no where one of them cannot be read [VER-01]. */
export function isBelow(version: string, needed: string): boolean {
  const [has, needs] = [numberOfVersion(version), numberOfVersion(needed)];
  return has !== null && needs !== null && has < needs;
}

/** Which half is too old for the other. */
export type VersionFault = "frontNeedsBack" | "backNeedsFront";

/** Whether front end and back end fit each other: what is wrong, or nothing [VER-01]. */
export function versionFaults(front: FrontVersion, back: BackVersion): readonly VersionFault[] {
  const faults: VersionFault[] = [];
  if (isBelow(back.serverVersion, front.serverVersion)) faults.push("frontNeedsBack");
  if (isBelow(front.version, back.webCodeVersion)) faults.push("backNeedsFront");
  return faults;
}
