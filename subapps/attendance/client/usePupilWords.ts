import { useLive, useLocalWords, usePersonName, usePortal } from "@portal/kit";
import { hasCome, type RollPupil, timeOf } from "./attendance";
import { useAttendanceWords } from "./words";

/** What is known of a pupil's day beside its state, in words: why, when, how, how late, and by which other teacher. */
export function usePupilWords() {
  const words = useAttendanceWords();
  const local = useLocalWords();
  const named = usePersonName();
  const own = useLive(usePortal().session)?.realName;
  return ({
    at,
    way,
    lateBy,
    missed,
    status,
    reason,
    received,
    clockings,
    by,
  }: RollPupil): readonly string[] =>
    [
      local(reason),
      at === "" || !hasCome(status) || (status === "late" && lateBy === 0)
        ? ""
        : words("clockedAt", { time: timeOf(at), way: words(`way.${way ?? "hand"}`) }),
      status === "late" && lateBy > 0 ? words("lateBy", { minutes: lateBy }) : "",
      status === "late" && missed === 1 ? words("halfMissed") : "",
      received === "" ? "" : words("received", { time: timeOf(received) }),
      clockings > 1 ? words("clockings", { count: clockings }) : "",
      by === "" || by === own ? "" : words("correctedBy", { name: named(by) }),
    ].filter((part) => part !== "");
}
