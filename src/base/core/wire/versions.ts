import type { BackVersion, FrontVersion, Release } from "../version/versions";
import { listOf, recordOf, textOf } from "./read";

/** The version data of the front end; null where they name no version. */
export function readFrontVersion(wire: unknown): FrontVersion | null {
  const { version, appVersion, serverVersion, packageDate, build } = recordOf(wire);
  const own = textOf(appVersion) || textOf(version);
  return own === ""
    ? null
    : {
        version: own,
        serverVersion: textOf(serverVersion),
        date: textOf(packageDate),
        build: textOf(build),
      };
}

/** The version data of a service; null where they name none [VER-01]. */
export function readBackVersion(wire: unknown): BackVersion | null {
  const { serverVersion, webCodeVersion, date } = recordOf(wire);
  const own = textOf(serverVersion);
  return own === ""
    ? null
    : { serverVersion: own, webCodeVersion: textOf(webCodeVersion), date: textOf(date) };
}

/** The releases with their notes in both languages; a note in one language is shown in both. */
export const readReleases = (wire: unknown): readonly Release[] =>
  listOf(wire).flatMap((entry) => {
    const { version, date, metto } = recordOf(entry);
    if (textOf(version) === "") return [];
    const notes = listOf(metto).flatMap((note) => {
      const { cn, en } = recordOf(note);
      const [chinese, english] = [textOf(cn), textOf(en)];
      return chinese || english ? { chinese: chinese || english, english: english || chinese } : [];
    });
    return { version: textOf(version), date: textOf(date), notes };
  });
