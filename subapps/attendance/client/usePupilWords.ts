import {
  readDateTime,
  textOf,
  useLive,
  useLocalWords,
  usePersonName,
  usePortal,
  useSchoolDate,
} from "@portal/kit";
import { hasCome, type RollPupil, timeOf } from "./attendance";
import { useAttendanceWords } from "./words";

/** What is known of a pupil's day beside its state, in words: why, when, how, how late, and by which teacher when. */
export function usePupilWords(date: string) {
  const words = useAttendanceWords();
  const local = useLocalWords();
  const named = usePersonName();
  const zone = useLive(usePortal().timeZone);
  const dateOf = useSchoolDate();
  /** Who said so and when; the day as well where that is another. */
  const saidBy = (by: string, at: string) => {
    if (by === "") return "";
    const name = named(by);
    if (at === "") return words("correctedBy", { name });
    return words("saidBy", { name, time: at.startsWith(date) ? timeOf(at) : dateOf(readDateTime(at, zone)) });
  };
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
    saidAt,
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
      saidBy(by, textOf(saidAt)),
    ].filter((part) => part !== "");
}
