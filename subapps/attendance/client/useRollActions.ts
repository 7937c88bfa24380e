import { useRef, useState } from "react";
import {
  type Answer,
  ConfirmDialog,
  recordOf,
  SendDialog,
  type Sending,
  textOf,
  useClient,
  useDialogs,
  usePortal,
  usePersonName,
} from "@portal/kit";
import { contract } from "../contract";
import type { Roll, RollPupil } from "./attendance";
import type { CorrectionDraft } from "./CorrectDrawer";
import { isSaid, type MarkCalls, type Press, type Said, type Saved } from "./marks";
import { mayWait } from "./queue";
import type { RollMarks } from "./useMarks";
import { useAttendanceWords } from "./words";

/** A change that can be taken back. */
interface Done {
  readonly id: string;
  readonly text: string;
  /** The part of the page where it was made, which alone offers that. */
  readonly part: string;
}

/** What a person can do with a roll. */
export type RollActions = ReturnType<typeof useRollActions>;

/** Corrects, clocks in, closes, and takes back in a part of the page; `changed` is called after each. */
export function useRollActions(part: string, changed: () => void) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const calls = useClient(contract);
  const dialogs = useDialogs();
  const { notify, refresh, announce } = usePortal();
  const [done, setDone] = useState<readonly Done[]>([]);
  const undoing = useRef(false);
  const last = done.findLast((each) => each.part === part) ?? null;

  const read = () => {
    refresh("attendance");
    refresh("unread");
    changed();
  };

  const keep = (id: string, text: string, where = part) => {
    if (id !== "") setDone((before) => [...before, { id, text, part: where }]);
    read();
  };

  /** Whether a change may be made: where it notifies parents, the person is asked first [MSG-01]. */
  const isSure = async (answer: Answer<{ sending: Sending | null }>): Promise<boolean> => {
    if (!answer.ok) return false;
    const { sending } = answer.data;
    if (!sending) return true;
    const { count } = sending;
    const sure = await dialogs.open(SendDialog, {
      title: { id: "sendTitle", values: { count } },
      body: { id: "sendWho", values: { count } },
      confirm: { id: "sendNow.change", values: { count } },
      sending,
    });
    return sure === true;
  };

  /** Parents hear of a roll that is closed only, and only of an absence that begins or ends. */
  const isNews = ({ closed }: Roll, { status }: RollPupil, said: Said) =>
    closed !== null && (status === "absent") !== (said === "absent");

  const isAway = (answer: Answer) => !answer.ok && mayWait(answer.status);

  /** Saves a press. What the platform refuses is read again; where it is away, the press waits. */
  const save = async (press: Press, quiet: boolean): Promise<Saved> => {
    const { pupil, name, group, date, said } = press;
    const answer = await calls.correct({ person: pupil, date, status: said }, { quiet });
    if (isAway(answer)) return "unsaved";
    if (!answer.ok) {
      if (quiet) notify({ severity: "error", text: answer.text, answer: true });
      changed();
      return "refused";
    }
    const text = words("saidMarked", { name: named(name), status: words(`status.${said}`) });
    keep(answer.data.undo, text, `roll ${group} ${date}`);
    return "kept";
  };

  const mark: MarkCalls = {
    asked: async (roll, pupil, said) => {
      if (!isNews(roll, pupil, said)) return "yes";
      const known = await calls.correcting({ person: pupil.id, date: roll.date, status: said });
      if (isAway(known)) return "away";
      return (await isSure(known)) ? "yes" : "no";
    },
    save: (press) => save(press, false),
    saveAgain: async (press, ask) => {
      const { pupil, date, said } = press;
      const known = await calls.correcting({ person: pupil, date, status: said }, { quiet: true });
      if (isAway(known)) return "unsaved";
      if (known.ok && recordOf(known.data)["sending"] && !(ask && (await isSure(known)))) return "asks";
      return save(press, true);
    },
  };

  const correct = async (roll: Roll, pupil: RollPupil, forget: RollMarks["forget"]) => {
    const { id, name, status, reason } = pupil;
    const save = async (draft: CorrectionDraft) => {
      if ((await mark.asked(roll, pupil, draft.status)) !== "yes")
        return { error: { text: words("nothingChanged") } };
      const answer = await calls.correct({ person: id, date: roll.date, ...draft }, { quiet: true });
      if (!answer.ok) return { error: answer };
      const text = words("corrected", { name: named(name), status: words(`status.${draft.status}`) });
      notify({ severity: "success", text });
      forget({ date: roll.date, pupil: id });
      keep(textOf(recordOf(answer.data)["undo"]), text);
      return { data: true as const };
    };
    try {
      const { CorrectDrawer } = await import("./CorrectDrawer");
      const initial = { status: isSaid(status) ? status : "", reason } as const;
      await dialogs.open(CorrectDrawer, { name: named(name), date: roll.date, status, initial, save });
    } catch {
      notify({ severity: "error", text: words("formFailed"), answer: true });
    }
  };

  /** Saves what is not saved of a roll; else names it, as a register must not be finished over it. */
  const isSettled = async (roll: Roll, { settle }: Pick<RollMarks, "settle">): Promise<boolean> => {
    const { left, refused } = await settle(roll);
    if (left.length === 0) return !refused;
    const names = left
      .map(({ name, said }) => words("unsavedOne", { name: named(name), status: words(`status.${said}`) }))
      .join(words("comma"));
    const again = await dialogs.open(ConfirmDialog, {
      title: { id: "unsavedTitle", values: { count: left.length } },
      body: { id: "unsavedFirst", values: { names } },
      confirm: { id: "saveAgain" },
    });
    return again === true && isSettled(roll, { settle });
  };

  const close = async (roll: Roll, marks: Pick<RollMarks, "settle">) => {
    if (!(await isSettled(roll, marks))) return;
    const asked = { class: roll.class.code, date: roll.date };
    const known = await calls.closing(asked);
    if (!known.ok) return;
    const { absent, sending } = known.data;
    const count = sending?.count ?? 0;
    const sure = await dialogs.open(SendDialog, {
      title: { id: "closeTitle" },
      body: {
        id: absent === 0 ? "closeSure.none" : count === 0 ? "closeSure.untold" : "closeSure.told",
        values: { absent, count },
      },
      confirm: count === 0 ? { id: "closeRoll" } : { id: "closeTold", values: { count } },
      sending,
    });
    if (!sure) return;
    const answer = await calls.close(asked);
    if (!answer.ok) return;
    notify({
      severity: "success",
      text: words("closedNow", { absent: answer.data.absent, told: answer.data.told }),
      duration: 5000,
    });
    read();
  };

  const undo = async (closed: boolean) => {
    if (!last || undoing.current) return;
    undoing.current = true;
    // Where the network was away it can be tried again.
    const drop = (answer: Answer) => {
      if (answer.ok || !mayWait(answer.status))
        setDone((before) => before.filter(({ id }) => id !== last.id));
    };
    try {
      const known = closed ? await calls.undoing({ id: last.id }) : null;
      if (known?.ok === false) drop(known);
      if (known && !(await isSure(known))) return;
      const answer = await calls.undo({ id: last.id });
      drop(answer);
      if (answer.ok) announce(words("undone", { text: last.text }));
      read();
    } finally {
      undoing.current = false;
    }
  };

  return {
    mark,
    correct: (roll: Roll, pupil: RollPupil, marks: Pick<RollMarks, "forget">) =>
      void correct(roll, pupil, marks.forget),
    close: (roll: Roll, marks: Pick<RollMarks, "settle">) => void close(roll, marks),
    undo: (closed: boolean) => void undo(closed),
    /** The last change of this part; null where there is none to take back. */
    last: last?.text ?? null,
    /** Keeps a clocking by hand, which can be taken back as well. */
    clocked: keep,
  };
}
