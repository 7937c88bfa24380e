import { type Answer, recordOf, useClient, usePersonName, usePortal } from "@portal/kit";
import { contract } from "../contract";
import type { Roll, RollPupil } from "./attendance";
import type { MarkCalls, Press, Said, Saved } from "./marks";
import { mayWait } from "./queue";
import type { IsSure } from "./useUndoable";
import { useAttendanceWords } from "./words";

/** Parents hear of a roll that is closed only, and only of an absence that begins or ends. */
const isNews = ({ closed }: Roll, { status }: RollPupil, said: Said) =>
  closed !== null && (status === "absent") !== (said === "absent");

const isAway = (answer: Answer) => !answer.ok && mayWait(answer.status);

interface Given {
  readonly isSure: IsSure;
  /** Remembers a change that was made in a part of the page, and can be undone. */
  readonly add: (id: string, text: string, part: string) => void;
  /** Called where the roll is to be read again. */
  readonly changed: () => void;
}

/** The platform's calls that save the presses on a roll. */
export function useMarkCalls({ isSure, add, changed }: Given): MarkCalls {
  const words = useAttendanceWords();
  const named = usePersonName();
  const calls = useClient(contract);
  const { notify } = usePortal();

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
    add(answer.data.undo, text, `roll ${group} ${date}`);
    return "kept";
  };

  return {
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
}
