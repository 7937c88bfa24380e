import { useMemo } from "react";
import { useMyAppIconsQuery } from "../api/base.api";
import type { AppGroup, AppItem } from "../core/menu/apps";
import { distinctApps } from "../core/menu/categories";
import { menuOfPerson } from "../core/menu/menuOfPerson";
import { usePerson } from "../session/PersonContext";

/** The groups of the person's menu; undefined as long as they are not known. */
export function useMyAppGroups(): readonly AppGroup[] | undefined {
  return useMyAppIconsQuery(menuOfPerson(usePerson())).data;
}

/** The applications of the person's menu, each once; undefined as long as they are not known. */
export function useMyApps(): readonly AppItem[] | undefined {
  const groups = useMyAppGroups();
  return useMemo(() => groups && distinctApps(groups), [groups]);
}
