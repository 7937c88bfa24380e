import { useMemo } from "react";
import { useMyAppIconsQuery } from "../api/base.api";
import type { AppGroup, AppItem } from "../core/menu/apps";
import { distinctApps } from "../core/menu/categories";
import { readAppGroups } from "../core/wire/apps";
import { menuOfPerson } from "./askAhead";
import { usePerson } from "./PersonContext";

/** The groups of the person's menu; undefined as long as they are not known. */
export function useMyAppGroups(): readonly AppGroup[] | undefined {
  const { data } = useMyAppIconsQuery(menuOfPerson(usePerson()));
  return useMemo(() => data && readAppGroups(data), [data]);
}

/** The applications of the person's menu, each once; undefined as long as they are not known. */
export function useMyApps(): readonly AppItem[] | undefined {
  const groups = useMyAppGroups();
  return useMemo(() => groups && distinctApps(groups), [groups]);
}
