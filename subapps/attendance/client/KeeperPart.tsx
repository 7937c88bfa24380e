import { useMemo } from "react";
import {
  addDays,
  LoadAlert,
  useClient,
  useDayWords,
  useLoaded,
  usePortal,
  useReturned,
  usePersonName,
} from "@portal/kit";
import { contract } from "../contract";
import { type About, readGlance, readMonth, readRoll } from "./attendance";
import { Bar, Choice } from "./Bar";
import { ClockView } from "./ClockView";
import { turnMonth } from "./months";
import { GlanceRow } from "./Glance";
import { MonthView } from "./MonthView";
import type { AttendancePlace, ShowPlace } from "./place";
import { NoSchool } from "./NoSchool";
import { QueueStrip } from "./QueueStrip";
import { RollView } from "./RollView";
import { Loading } from "./States";
import { TURNED, Turner } from "./Turner";
import { UnsavedStrip } from "./UnsavedStrip";
import { useMarks } from "./useMarks";
import { UndoButton } from "./UndoButton";
import { type RollActions, useRollActions } from "./useRollActions";
import { type Sent, useQueue } from "./useQueue";
import { useAttendanceWords } from "./words";

interface Props {
  readonly about: About;
  readonly view: "roll" | "month" | "clock";
  readonly place: AttendancePlace;
  readonly show: ShowPlace;
  readonly active: boolean;
}

/** So many classes are shown at a glance; of more, one is chosen from a list alone. */
const GLANCED = 8;

/** What is read of a class: its roll of a day, and at the same time its neighbours'; or its month. */
function useClass(view: Props["view"], group: string, date: string, month: string) {
  const calls = useClient(contract);
  const askRoll = useMemo(
    () => (view === "month" ? null : () => calls.roll({ class: group, date }, { quiet: true })),
    [calls, view, group, date],
  );
  const askGlance = useMemo(
    () => (view === "roll" ? () => calls.classes({ date }, { quiet: true }) : null),
    [calls, view, date],
  );
  const askMonth = useMemo(
    () => (view === "month" ? () => calls.month({ class: group, month }, { quiet: true }) : null),
    [calls, view, group, month],
  );
  return {
    roll: useLoaded(`roll ${group} ${date}`, askRoll, readRoll),
    glance: useLoaded(`glance ${date}`, askGlance, readGlance),
    sheet: useLoaded(`month ${group} ${month}`, askMonth, readMonth),
  };
}

/** The class, the day and the month that a place names, or those that are shown where it names none. */
function shownAt({ classes, today }: About, view: Props["view"], place: AttendancePlace) {
  const [first] = classes;
  return {
    group: classes.find(({ code }) => code === place.group)?.code ?? first?.code ?? "",
    date: view === "clock" ? today : (place.date ?? today),
    month: place.month ?? today.slice(0, 7),
  };
}

type BarProps = Pick<Props, "about" | "view" | "show"> & ReturnType<typeof shownAt>;

/** Turns to another day or month, and chooses the class. */
function KeeperBar({ about: { classes, today }, view, show, group, date, month }: BarProps) {
  const days = useDayWords();
  return (
    <Bar>
      {view === "roll" && (
        <Turner
          shown={days.long(date)}
          before="dayBefore"
          after="dayAfter"
          now="today"
          present={date === today}
          last={date >= today}
          onTurn={(step) => show({ view, date: step === 0 ? null : addDays(date, step) }, TURNED)}
        />
      )}
      {view === "month" && (
        <Turner
          shown={days.month(month)}
          before="monthBefore"
          after="monthAfter"
          now="thisMonth"
          present={month === today.slice(0, 7)}
          last={month >= today.slice(0, 7)}
          onTurn={(step) => show({ view, month: step === 0 ? null : turnMonth(month, step) }, TURNED)}
        />
      )}
      <Choice
        label="class"
        value={group}
        options={classes.map(({ code, name }) => ({ value: code, name }))}
        onChange={(code) => show({ view, group: code })}
      />
    </Bar>
  );
}

/** The clockings of the class room's screen, which wait on this device without a network, and can be undone. */
function useClockings(clocked: RollActions["clocked"], reload: () => void) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const { announce, notify } = usePortal();
  const clockings = useQueue((count) => {
    const text = words("sentNow", { count });
    announce(text);
    notify({ severity: "success", text });
    reload();
  }, reload);

  const onClocked = (sent: Sent) => {
    if (sent.kind !== "kept") return;
    const { undo, person, status } = sent.clocked;
    const text = words("saidClocked", { name: named(person.name), status: words(`status.${status}`) });
    if (undo === "") reload();
    else clocked(undo, text);
  };
  return { ...clockings, onClocked };
}

/** The rolls, the months, and the screen of the class room, for those who keep them. */
export function KeeperPart({ about, view, place, show, active }: Props) {
  const words = useAttendanceWords();
  const { classes, today } = about;
  const shown = shownAt(about, view, place);
  const { group, date, month } = shown;
  const { roll, glance, sheet } = useClass(view, group, date, month);
  const loaded = view === "month" ? sheet : roll;
  const hasSchool = glance.data?.half !== "none";
  const reloadRoll = roll.reload;
  const reloadGlance = glance.reload;
  const reload = useMemo(
    () => () => {
      reloadRoll();
      reloadGlance();
    },
    [reloadRoll, reloadGlance],
  );
  useReturned(active, view === "month" ? sheet.reload : reload);
  const actions = useRollActions(`${view} ${group} ${date}`, reload);
  const marks = useMarks(roll.data, today, actions.mark);
  const elsewhere = marks.unsaved.filter(
    (each) => view !== "roll" || each.group !== group || each.date !== date,
  );
  const { queue, send, retry, forget, onClocked } = useClockings(actions.clocked, reload);
  // Who waits on this device is here, whether the platform knows or not.
  const waiting = new Set(queue.waiting.map(({ person }) => person));
  const onDay = (day: string) => show({ view: "roll", date: day });
  return (
    <>
      <KeeperBar about={about} view={view} show={show} {...shown} />
      <QueueStrip queue={queue} onRetry={retry} onForget={forget} />
      <UnsavedStrip unsaved={elsewhere} onRetry={() => marks.saveAgain(elsewhere)} />
      <LoadAlert of={loaded} what={words("failed")} />
      {loaded.status === "loading" && <Loading />}
      {view === "roll" && glance.data && hasSchool && classes.length > 1 && classes.length <= GLANCED && (
        <GlanceRow glance={glance.data} chosen={group} onChoose={(code) => show({ view, group: code })} />
      )}
      {view === "roll" && roll.data && (
        <RollView
          key={`${group} ${date}`}
          roll={roll.data}
          marks={marks}
          onDay={onDay}
          actions={actions}
          active={active}
        />
      )}
      {view === "clock" && roll.data?.half === "none" && <NoSchool roll={roll.data} onDay={onDay} />}
      {view === "clock" && roll.data && roll.data.half !== "none" && (
        <ClockView
          pupils={roll.data.pupils}
          waiting={waiting}
          send={send}
          onClocked={onClocked}
          undo={
            <UndoButton
              text={actions.last}
              active={active}
              onUndo={() => actions.undo(roll.data?.closed != null)}
            />
          }
        />
      )}
      {view === "month" && sheet.data && <MonthView month={sheet.data} />}
    </>
  );
}
