import { useMemo } from "react";
import { useMyAppIconsQuery } from "../api/base.api";
import type { AppItem } from "../core/menu/apps";
import { distinctApps } from "../core/menu/categories";
import { menuOfPerson } from "./askAhead";
import { usePerson } from "./PersonContext";

/** The applications of the person's menu, each once; undefined as long as they are not known. */
export function useMyApps(): readonly AppItem[] | undefined {
  const { data } = useMyAppIconsQuery(menuOfPerson(usePerson()));
  return useMemo(() => data && distinctApps(data), [data]);
}
