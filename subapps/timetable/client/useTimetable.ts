import { useCallback, useMemo } from "react";
import { type Day, useClient, useLive, useLoaded, usePortal } from "@portal/kit";
import { contract } from "../contract";
import { readAbout, readWeek, choicesOf } from "./timetable";
import type { View } from "./view";

/** Loads what the person may look at, and the week that the address names. */
export function useTimetable({ kind, of }: View, monday: Day) {
  const calls = useClient(contract);
  const about = useLoaded(
    "about",
    useCallback(() => calls.about({}, { quiet: true }), [calls]),
    readAbout,
  );
  const known = about.data;
  const child = useLive(usePortal().child)?.id ?? null;
  const asked = useMemo(() => {
    if (kind && of !== "") return { kind, of };
    if (!known) return null;
    const asks = kind ? { kind, of } : known.start;
    if (asks.of !== "") return asks;
    // An address may name a kind alone: then the first one of it is shown, of children the one that the portal is about.
    const rows = choicesOf(known, asks.kind);
    return { ...asks, of: (rows.find(({ id }) => id === child) ?? rows[0])?.id ?? "" };
  }, [kind, of, known, child]);
  const ask = useMemo(
    () => asked && (() => calls.week({ ...asked, date: monday }, { quiet: true })),
    [asked, calls, monday],
  );
  const week = useLoaded(asked ? `${asked.kind} ${asked.of} ${monday}` : "", ask, readWeek);
  return { about, week, asked };
}
