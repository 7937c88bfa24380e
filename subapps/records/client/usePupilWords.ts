import { useDayWords, usePersonName } from "@portal/kit";
import type { Pupil } from "./records";
import { useRecordsWords } from "./words";

/** The day of a wire date. */
const dayOf = (wire: string) => wire.slice(0, 10);

/** What is beside a pupil's state, in words: when the photo was taken, who consented, why it cannot be taken. */
export function usePupilWords(): (pupil: Pupil) => string {
  const words = useRecordsWords();
  const named = usePersonName();
  const { short } = useDayWords();
  return ({ state, consent, consentAt, consentBy, takenAt, guardians, remindedAt }) => {
    const by = { name: named(consentBy), day: consentAt === "" ? "" : short(dayOf(consentAt)) };
    if (state === "done")
      return [
        words("takenAt", { day: short(dayOf(takenAt)) }),
        ...(consent === "given" ? [] : [words("oldText")]),
      ].join(" · ");
    if (state === "ready") return words("consented", by);
    if (consent === "withdrawn") return words("withdrawn", by);
    if (guardians === 0) return words("noGuardian");
    return [
      words(consent === "old" ? "oldText" : "noAnswer"),
      ...(remindedAt === "" ? [] : [words("reminded", { day: short(dayOf(remindedAt)) })]),
    ].join(" · ");
  };
}
