import { useState } from "react";
import { useClient } from "@portal/kit";
import { contract } from "../contract";
import { type Pupil, readClass } from "./records";

/** The pupils of a class as they were known, and as they are after each action. */
export function usePupils(group: string, known: readonly Pupil[]) {
  const calls = useClient(contract);
  const [pupils, setPupils] = useState(known);
  const reload = async () => {
    const answer = await calls.pupils({ class: group }, { quiet: true });
    const read = answer.ok ? readClass(answer.data) : null;
    if (read) setPupils(read.pupils);
  };
  /** Shows at once what has become of one, and then what the platform says. */
  const changed = (id: string, change: Partial<Pupil>) => {
    setPupils((before) => before.map((pupil) => (pupil.id === id ? { ...pupil, ...change } : pupil)));
    void reload();
  };
  return { pupils, changed, reload: () => void reload() };
}
