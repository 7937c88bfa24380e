import fc from "fast-check";
import { isSaid, type MarkEvent, NO_MARKS, SAID, shownOf, stepMarks } from "./marks";

const after = (...events: readonly MarkEvent[]) => events.reduce(stepMarks, NO_MARKS);
const event = (type: "pressed" | "kept" | "failed", said: (typeof SAID)[number], id = "1") =>
  ({ type, id, said }) as const;
const READ = { type: "read" } as const;

describe("the marks of a roll", () => {
  it("show as soon as they are pressed, and until the roll is read again [FACE-09]", () => {
    const pressed = after(event("pressed", "late"));
    expect(shownOf(pressed, "1", "waiting")).toBe("late");
    expect(shownOf(pressed, "2", "waiting")).toBe("waiting");
    // What is read meanwhile does not know of it.
    expect(shownOf(stepMarks(pressed, READ), "1", "waiting")).toBe("late");
    const kept = stepMarks(pressed, event("kept", "late"));
    expect(shownOf(kept, "1", "waiting")).toBe("late");
    expect(stepMarks(kept, READ)).toEqual(NO_MARKS);
  });

  it("leave the earlier state where they were not saved, and name the pupil until the next press [FACE-09, REL-01]", () => {
    const failed = after(event("pressed", "late"), event("failed", "late"));
    expect(shownOf(failed, "1", "waiting")).toBe("waiting");
    expect(failed.failed).toEqual(["1"]);
    expect(stepMarks(failed, event("pressed", "late")).failed).toEqual([]);
    const earlier = after(
      event("pressed", "present"),
      event("kept", "present"),
      event("pressed", "late"),
      event("failed", "late"),
    );
    expect(shownOf(earlier, "1", "waiting")).toBe("present");
  });

  it("follow the last press where two are on their way [FACE-09]", () => {
    const both = after(event("pressed", "present"), event("pressed", "late"));
    expect(shownOf(stepMarks(both, event("failed", "present")), "1", "waiting")).toBe("late");
    const first = stepMarks(both, event("kept", "present"));
    expect(shownOf(first, "1", "waiting")).toBe("late");
    expect(shownOf(stepMarks(first, event("failed", "late")), "1", "waiting")).toBe("present");
  });

  it("are never more than the presses, whatever happens in whichever order [FACE-09]", () => {
    const events = fc.array(
      fc.oneof(
        fc.constant(READ),
        fc
          .record({
            type: fc.constantFrom("pressed", "kept", "failed"),
            id: fc.constantFrom("1", "2"),
            said: fc.constantFrom(...SAID),
          })
          .map(({ type, id, said }) => event(type as "pressed", said, id)),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(events, (all) => {
        const { marks, failed } = after(...all);
        const pressed = new Set(all.flatMap((each) => (each.type === "pressed" ? each.id : [])));
        for (const id of [...Object.keys(marks), ...failed]) expect(pressed.has(id)).toBe(true);
      }),
    );
  });

  it("are four, and none for a pupil without a mark [FACE-09]", () => {
    expect(SAID.every(isSaid)).toBe(true);
    for (const status of ["waiting", "none", "off"] as const) expect(isSaid(status)).toBe(false);
  });
});
