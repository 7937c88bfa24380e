import { useMemo } from "react";
import { useLoaded } from "@portal/kit";
import { type About, readWeek } from "./attendance";
import { Bar, Choice } from "./Bar";
import { addDays, mondayOf } from "./days";
import type { AttendancePlace } from "./place";
import { Failure, Loading } from "./States";
import { Turner } from "./Turner";
import { useCalls } from "./useCalls";
import { useDayWords } from "./useDayWords";
import { useReturned } from "./useReturned";
import { WeekView } from "./WeekView";

interface Props {
  readonly about: About;
  readonly place: AttendancePlace;
  readonly show: (changed: Partial<AttendancePlace>) => void;
  /** The child that the portal is about. */
  readonly chosen: string | null;
  readonly active: boolean;
}

const WEEK = 7;

/** A pupil's own week, or that of a parent's child. */
export function FamilyPart({ about, place, show, chosen, active }: Props) {
  const calls = useCalls();
  const days = useDayWords();
  const { own, today } = about;
  const first = own.find(({ id }) => id === chosen) ?? own[0];
  const of = place.of ?? first?.id ?? "";
  const monday = mondayOf(place.date ?? today);
  const ask = useMemo(() => () => calls.week({ of, date: monday }, { quiet: true }), [calls, of, monday]);
  const { status, data, text, reload } = useLoaded(`${of} ${monday}`, ask, readWeek);
  useReturned(active, reload);
  const present = monday === mondayOf(today);
  return (
    <>
      <Bar>
        <Turner
          shown={days.week(monday)}
          before="weekBefore"
          after="weekAfter"
          now="thisWeek"
          present={present}
          last={present}
          onTurn={(step) => show({ view: "week", date: step === 0 ? null : addDays(monday, step * WEEK) })}
        />
        {own.length > 1 && (
          <Choice
            label="child"
            value={of}
            options={own.map(({ id, name }) => ({ value: id, name }))}
            onChange={(id) => show({ view: "week", of: id })}
          />
        )}
      </Bar>
      {status === "failed" && <Failure text={text} stale={data !== null} onRetry={reload} />}
      {status === "loading" && <Loading />}
      {data && <WeekView week={data} today={today} />}
    </>
  );
}
