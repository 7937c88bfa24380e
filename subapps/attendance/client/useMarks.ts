import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { usePersonName, usePortal } from "@portal/kit";
import type { Roll, RollPupil } from "./attendance";
import { NO_MARKS, type Said, shownOf, stepMarks } from "./marks";
import type { RollActions } from "./useRollActions";
import { useAttendanceWords } from "./words";

/** A pupil of a roll as it shows, with what was pressed and is on its way. */
export interface ShownPupil extends RollPupil {
  /** Whether the last press could not be saved. */
  readonly failed: boolean;
}

/** Saves the states that are pressed on a roll, one after the other, and shows each at once. */
export function useMarks(roll: Roll, actions: Pick<RollActions, "mark">) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const { announce } = usePortal();
  const [state, dispatch] = useReducer(stepMarks, NO_MARKS);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const read = useEffectEvent(() => dispatch({ type: "read" }));
  useEffect(() => read(), [roll]);

  const pupils = roll.pupils.map((pupil): ShownPupil => {
    const status = shownOf(state, pupil.id, pupil.status);
    const failed = state.failed.includes(pupil.id);
    return { ...pupil, failed, ...(pupil.id in state.marks && { status, reason: "", by: "" }) };
  });

  const press = async (pupil: RollPupil, said: Said) => {
    const { id, name, status } = pupil;
    if (status === said || !(await actions.mark.asked(roll, pupil, said))) return;
    dispatch({ type: "pressed", id, said });
    const saving = last.current.then(() => actions.mark.save(roll, pupil, said));
    last.current = saving;
    const kept = await saving;
    dispatch({ type: kept ? "kept" : "failed", id, said });
    const state = words(`status.${said}`);
    if (kept) announce(words("saidMarked", { name: named(name), status: state }));
    else announce(words("saidNotSaved", { name: named(name), status: state }), "assertive");
  };
  return { pupils, press: (pupil: RollPupil, said: Said) => void press(pupil, said) };
}
