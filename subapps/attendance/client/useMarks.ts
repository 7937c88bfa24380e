import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLive, usePersonName, usePortal } from "@portal/kit";
import type { Roll, RollPupil } from "./attendance";
import { deviceStore } from "./deviceStore";
import {
  faultOf,
  isOnItsWay,
  markKey,
  type MarkCalls,
  type MarkEvent,
  type Marks,
  marksFrom,
  type Press,
  type Said,
  type Saved,
  shownOf,
  stepMarks,
  unsavedOf,
} from "./marks";
import { readUnsaved, withPress } from "./unsaved";
import { useAgain } from "./useAgain";
import { useAttendanceWords } from "./words";

/** What could not be saved is sent again so soon, in milliseconds. */
const FIRST = 2_000;

/** A pupil of a roll as it shows, with what was pressed and is on its way. */
export interface ShownPupil extends RollPupil {
  /** Whether the last press is not saved yet, or was refused; null where neither is so. */
  readonly fault: "unsaved" | "refused" | null;
}

/** What was pressed on rolls, and the ways to press and to save again. */
export interface RollMarks {
  /** The pupils of the roll in sight. */
  readonly pupils: readonly ShownPupil[];
  /** What is not saved yet of any roll. */
  readonly unsaved: readonly Press[];
  readonly press: (own: Roll, pupil: RollPupil, said: Said) => void;
  readonly saveAgain: (presses: readonly Press[]) => void;
  /** Forgets what is not saved of a pupil's day, as something else was saved of it. */
  readonly forget: (of: Pick<Press, "date" | "pupil">) => void;
  /** Waits for what is on its way, and saves again what could not be: what is left of a roll, and whether something was refused. */
  readonly settle: (
    roll: Pick<Roll, "class" | "date">,
  ) => Promise<{ readonly left: readonly Press[]; readonly refused: boolean }>;
}

/** The marks of a page: they are stored on the device, follow its other pages, and give way to a roll that was read again. */
function useStoredMarks(roll: Roll | null) {
  const { session } = usePortal();
  const person = useLive(session)?.userId ?? "";
  const key = `attendance.unsaved.${person}`;
  const [state, setState] = useState(() => marksFrom(readUnsaved(deviceStore.read(key))));
  const latest = useRef(state);

  const happen = (event: MarkEvent) => {
    latest.current = stepMarks(latest.current, event);
    setState(latest.current);
  };
  /** Stores on the device what is not saved, so that a page that is left loses nothing. */
  const store = (of: Pick<Press, "date" | "pupil">, press: Press | null) =>
    deviceStore.write(key, JSON.stringify(withPress(readUnsaved(deviceStore.read(key)), of, press)));

  const readAgain = useEffectEvent(({ date, pupils }: Roll) =>
    happen({ type: "read", date, pupils: pupils.map(({ id }) => id) }),
  );
  useEffect(() => {
    if (roll) readAgain(roll);
  }, [roll]);

  const onOther = useEffectEvent((presses: readonly Press[]) => happen({ type: "stored", presses }));
  useEffect(() => {
    const onStored = (event: StorageEvent) => {
      if (event.key === key) onOther(readUnsaved(event.newValue));
    };
    window.addEventListener("storage", onStored);
    return () => window.removeEventListener("storage", onStored);
  }, [key]);

  return { state, latest, happen, store };
}

/** Saves presses one after the other, and says what came of each; `idle` waits for what is on its way. */
function useSaving(
  mark: MarkCalls,
  { latest, happen, store }: Omit<ReturnType<typeof useStoredMarks>, "state">,
) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const { announce } = usePortal();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** Saves a press after those before it. */
  const save = (press: Press, saving: () => Promise<Saved>): Promise<Saved> => {
    happen({ type: "pressed", press });
    store(press, press);
    const work = last.current.then(async () => {
      const saved = await saving();
      happen({ type: saved === "asks" ? "unsaved" : saved, press });
      const isOver = saved === "kept" || saved === "refused";
      if (isOver && !isOnItsWay(latest.current.marks[markKey(press)])) store(press, null);
      return saved;
    });
    last.current = work.catch(() => undefined);
    return work;
  };

  const say = ({ name, said }: Press, saved: Saved) => {
    const values = { name: named(name), status: words(`status.${said}`) };
    if (saved === "kept") announce(words("saidMarked", values));
    else announce(words("saidNotSaved", values), "assertive");
  };

  const again = async (press: Press, ask: boolean): Promise<Saved> => {
    const saved = await save(press, () => mark.saveAgain(press, ask));
    if (ask || saved === "kept" || saved === "refused") say(press, saved);
    return saved;
  };

  /** Saves again one after the other, until the platform is found to be away. */
  const allAgain = async (presses: readonly Press[], ask: boolean): Promise<Saved> => {
    let worst: Saved = "kept";
    for (const press of presses) {
      const saved = await again(press, ask);
      if (saved !== "kept") worst = saved;
      if (saved === "unsaved") break;
    }
    return worst;
  };

  return { idle: () => last.current, save, say, again, allAgain };
}

/** The pupils of a roll as they show: a state that was pressed stands, without the reason and the hand of an earlier one. */
function shownPupils(roll: Roll, state: Marks): readonly ShownPupil[] {
  return roll.pupils.map((pupil) => {
    const of = { date: roll.date, pupil: pupil.id };
    const status = shownOf(state, of, pupil.status);
    const isOwn = markKey(of) in state.marks;
    return {
      ...pupil,
      fault: faultOf(state, of),
      ...(isOwn && { status, reason: "", by: "", saidAt: "" }),
    };
  });
}

/**
 * Saves the states that are pressed on rolls, one after the other, and shows each at once. Those that the platform does not get stay as
 * they were pressed, also on another roll and through a reload, and are sent again until it has them [FACE-09, REL-01].
 */
export function useMarks(roll: Roll | null, today: string, mark: MarkCalls): RollMarks {
  const { state, ...stored } = useStoredMarks(roll);
  const { latest, happen, store } = stored;
  const { idle, save, say, again, allAgain } = useSaving(mark, stored);
  const busy = useRef(false);

  const unsaved = unsavedOf(state);
  const flush = async () => {
    if (busy.current) return;
    busy.current = true;
    // What an earlier page left of an earlier day waits to be asked for.
    const due = unsavedOf(latest.current).filter(({ restored, date }) => !restored || date === today);
    try {
      await allAgain(due, false);
    } finally {
      busy.current = false;
    }
  };
  useAgain(unsaved.length > 0, FIRST, () => void flush());

  const press = async (own: Roll, pupil: RollPupil, said: Said) => {
    const { id, name } = pupil;
    const made = {
      pupil: id,
      name,
      group: own.class.code,
      className: own.class.name,
      date: own.date,
      said,
    };
    if (faultOf(latest.current, { date: own.date, pupil: id }) === "unsaved") {
      await again(made, true);
      return;
    }
    if (pupil.status === said) return;
    const sure = await mark.asked(own, pupil, said);
    if (sure === "no") return;
    say(made, await save(made, () => (sure === "yes" ? mark.save(made) : Promise.resolve("unsaved"))));
  };

  const pupils = useMemo(() => (roll ? shownPupils(roll, state) : []), [roll, state]);

  return {
    pupils,
    unsaved,
    press: (own, pupil, said) => void press(own, pupil, said),
    saveAgain: (presses) => void allAgain(presses, true),
    forget: (of) => {
      store(of, null);
      const others = unsavedOf(latest.current).filter((each) => markKey(each) !== markKey(of));
      happen({ type: "stored", presses: others });
    },
    settle: async ({ class: { code }, date }) => {
      const ofRoll = () =>
        unsavedOf(latest.current).filter((each) => each.group === code && each.date === date);
      await idle();
      const worst = await allAgain(ofRoll(), true);
      return { left: ofRoll(), refused: worst === "refused" };
    },
  };
}
