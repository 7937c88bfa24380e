import fc from "fast-check";
import {
  faultOf,
  isSaid,
  type MarkEvent,
  marksFrom,
  type Press,
  SAID,
  shownOf,
  stepMarks,
  unsavedOf,
} from "./marks";
import { readUnsaved, withPress } from "./unsaved";

const DATE = "2026-10-15";
const NO_MARKS = marksFrom([]);
const of = (pupil: string) => ({ date: DATE, pupil });
const pressOf = (said: Press["said"], pupil = "1"): Press => ({
  ...of(pupil),
  name: "李思涵",
  group: "5（2）班",
  className: "5（2）班|||Class 5(2)",
  said,
});
const after = (...events: readonly MarkEvent[]) => events.reduce(stepMarks, NO_MARKS);
const event = (
  type: "pressed" | "kept" | "unsaved" | "refused",
  said: (typeof SAID)[number],
  pupil = "1",
): MarkEvent => ({ type, press: pressOf(said, pupil) });
const READ: MarkEvent = { type: "read", date: DATE, pupils: ["1", "2"] };

describe("the marks of a roll", () => {
  it("show as soon as they are pressed, and until the roll is read again [FACE-09]", () => {
    const pressed = after(event("pressed", "late"));
    expect(shownOf(pressed, of("1"), "waiting")).toBe("late");
    expect(shownOf(pressed, of("2"), "waiting")).toBe("waiting");
    // Another day of the pupil is another mark.
    expect(shownOf(pressed, { date: "2026-10-14", pupil: "1" }, "none")).toBe("none");
    // What is read meanwhile does not know of it.
    expect(shownOf(stepMarks(pressed, READ), of("1"), "waiting")).toBe("late");
    const kept = stepMarks(pressed, event("kept", "late"));
    expect(shownOf(kept, of("1"), "waiting")).toBe("late");
    // Of another roll nothing is known by that.
    expect(stepMarks(kept, { type: "read", date: DATE, pupils: ["2"] })).toEqual(kept);
    expect(stepMarks(kept, READ)).toEqual(NO_MARKS);
  });

  it("stay as they were pressed where the platform is away, whatever is read, until they are saved [FACE-09, REL-01]", () => {
    const away = after(event("pressed", "absent"), event("unsaved", "absent"), READ);
    expect(shownOf(away, of("1"), "waiting")).toBe("absent");
    expect(faultOf(away, of("1"))).toBe("unsaved");
    expect(unsavedOf(away)).toMatchObject([pressOf("absent")]);
    // While it is sent again, the row still says that it is not saved.
    const again = stepMarks(away, event("pressed", "absent"));
    expect(faultOf(again, of("1"))).toBe("unsaved");
    expect(faultOf(stepMarks(again, event("kept", "absent")), of("1"))).toBeNull();
    expect(faultOf(stepMarks(again, event("unsaved", "absent")), of("1"))).toBe("unsaved");
    expect(faultOf(stepMarks(away, event("pressed", "late")), of("1"))).toBeNull();
  });

  it("leave the earlier state where they are refused, and name the pupil until the next press [FACE-09, REL-01]", () => {
    const refused = after(event("pressed", "late"), event("refused", "late"));
    expect(shownOf(refused, of("1"), "waiting")).toBe("waiting");
    expect(faultOf(refused, of("1"))).toBe("refused");
    expect(faultOf(stepMarks(refused, event("pressed", "late")), of("1"))).toBeNull();
    const earlier = after(
      event("pressed", "present"),
      event("kept", "present"),
      event("pressed", "late"),
      event("refused", "late"),
    );
    expect(shownOf(earlier, of("1"), "waiting")).toBe("present");
  });

  it("follow the last press where two are on their way [FACE-09]", () => {
    const both = after(event("pressed", "present"), event("pressed", "late"));
    expect(shownOf(stepMarks(both, event("refused", "present")), of("1"), "waiting")).toBe("late");
    const first = stepMarks(both, event("kept", "present"));
    expect(shownOf(first, of("1"), "waiting")).toBe("late");
    expect(shownOf(stepMarks(first, event("refused", "late")), of("1"), "waiting")).toBe("present");
  });

  it("go where another page of the device saved or changed them [FACE-09]", () => {
    const away = after(event("pressed", "absent"), event("unsaved", "absent"));
    expect(stepMarks(away, { type: "stored", presses: [pressOf("absent")] })).toEqual(away);
    expect(stepMarks(away, { type: "stored", presses: [pressOf("present")] })).toEqual(NO_MARKS);
    expect(stepMarks(away, { type: "stored", presses: [] })).toEqual(NO_MARKS);
    const sending = after(event("pressed", "absent"));
    expect(stepMarks(sending, { type: "stored", presses: [] })).toEqual(sending);
  });

  it("are never more than the presses, whatever happens in whichever order [FACE-09]", () => {
    const events = fc.array(
      fc.oneof(
        fc.constant(READ),
        fc
          .record({
            type: fc.constantFrom("pressed", "kept", "unsaved", "refused"),
            id: fc.constantFrom("1", "2"),
            said: fc.constantFrom(...SAID),
          })
          .map(({ type, id, said }) => event(type as "pressed", said, id)),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(events, (all) => {
        const { marks, refused } = after(...all);
        const pressed = new Set(
          all.flatMap((each) => (each.type === "pressed" ? `${DATE} ${each.press.pupil}` : [])),
        );
        for (const key of [...Object.keys(marks), ...refused]) expect(pressed.has(key)).toBe(true);
      }),
    );
  });

  it("are four, and none for a pupil without a mark [FACE-09]", () => {
    expect(SAID.every(isSaid)).toBe(true);
    for (const status of ["waiting", "none", "off"] as const) expect(isSaid(status)).toBe(false);
  });

  it("are kept on the device one a pupil and day, and read from any text [FACE-09, REL-01]", () => {
    const kept = withPress(withPress([], of("1"), pressOf("late")), of("1"), pressOf("absent"));
    expect(readUnsaved(JSON.stringify(kept))).toEqual([pressOf("absent")]);
    expect(withPress(kept, of("1"), null)).toEqual([]);
    for (const text of [null, "", "{", '{"a":1}', '[1,{"pupil":"1","date":"x","said":"late"}]'])
      expect(readUnsaved(text)).toEqual([]);
    expect(readUnsaved(JSON.stringify([{ ...pressOf("late"), said: "gone" }]))).toEqual([]);
  });
});
