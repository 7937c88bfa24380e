import { countOf, type RollPupil } from "./attendance";
import { useAttendanceWords } from "./words";

/** How many of a class are present, and what the others are, in a line; states that no pupil has are left out. */
export function useFigures(pupils: readonly RollPupil[]): string {
  const words = useAttendanceWords();
  const figure = (id: "late" | "waiting" | "absent" | "leave", count: number) =>
    count === 0 ? [] : [words(`figure.${id}`, { count })];
  return [
    words("figure.present", { here: countOf(pupils, "present", "late"), total: pupils.length }),
    ...figure("late", countOf(pupils, "late")),
    ...figure("waiting", countOf(pupils, "waiting", "none")),
    ...figure("absent", countOf(pupils, "absent")),
    ...figure("leave", countOf(pupils, "leave")),
  ].join(" · ");
}
