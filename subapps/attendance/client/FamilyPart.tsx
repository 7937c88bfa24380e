import { useMemo } from "react";
import {
  addDays,
  LoadAlert,
  mondayOf,
  useClient,
  useDayWords,
  useLoaded,
  usePersonName,
  useReturned,
} from "@portal/kit";
import { contract } from "../contract";
import { type About, readWeek } from "./attendance";
import { Bar, Choice } from "./Bar";
import type { AttendancePlace, ShowPlace } from "./place";
import { Loading } from "./States";
import { TURNED, Turner } from "./Turner";
import { WeekView } from "./WeekView";
import { useAttendanceWords } from "./words";

interface Props {
  readonly about: About;
  readonly place: AttendancePlace;
  readonly show: ShowPlace;
  /** The child that the portal is about. */
  readonly chosen: string | null;
  readonly active: boolean;
}

const WEEK = 7;

/** A pupil's own week, or that of a parent's child. */
export function FamilyPart({ about, place, show, chosen, active }: Props) {
  const words = useAttendanceWords();
  const named = usePersonName();
  const calls = useClient(contract);
  const days = useDayWords();
  const { own, today } = about;
  const first = own.find(({ id }) => id === chosen) ?? own[0];
  const of = place.of ?? first?.id ?? "";
  const monday = mondayOf(place.monday ?? place.date ?? today);
  const ask = useMemo(() => () => calls.week({ of, date: monday }, { quiet: true }), [calls, of, monday]);
  const week = useLoaded(`${of} ${monday}`, ask, readWeek);
  const { data, reload } = week;
  useReturned(active, reload);
  const present = monday === mondayOf(today);
  return (
    <>
      <Bar>
        <Turner
          shown={days.week(monday, WEEK)}
          before="weekBefore"
          after="weekAfter"
          now="thisWeek"
          present={present}
          last={present}
          onTurn={(step) =>
            show(
              { view: "week", date: null, monday: step === 0 ? null : addDays(monday, step * WEEK) },
              TURNED,
            )
          }
        />
        {own.length > 1 && (
          <Choice
            label="child"
            value={of}
            options={own.map(({ id, name }) => ({ value: id, name: named(name, true) }))}
            onChange={(id) => show({ view: "week", of: id })}
          />
        )}
      </Bar>
      <LoadAlert of={week} what={words("failed")} />
      {week.status === "loading" && <Loading />}
      {data && <WeekView week={data} today={today} meant={place.monday === null ? place.date : null} />}
    </>
  );
}
