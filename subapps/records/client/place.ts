import { readInnerPlace, writeInnerPlace } from "@portal/kit";
import { type Filter, FILTERS } from "./records";

/** What the address says is shown. */
export interface RecordsPlace {
  /** The class, by its code; null is the first. */
  readonly group: string | null;
  readonly filter: Filter;
}

const CLASS = /^\P{Cc}{1,64}$/u;

/** Reads the place inside the application; what cannot be read is as if it were not there. */
export function readPlace(at: string): RecordsPlace {
  const { values } = readInnerPlace(at);
  const group = values["class"] ?? "";
  return {
    group: CLASS.test(group) ? group : null,
    filter: FILTERS.find((filter) => filter === values["show"]) ?? "all",
  };
}

/** Writes it, the other way round. */
export const writePlace = ({ group, filter }: RecordsPlace): string =>
  writeInnerPlace("/", { class: group, show: filter === "all" ? null : filter });
