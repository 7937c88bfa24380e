import { useMemo } from "react";
import { useMyAppIconsQuery } from "../api/base.api";
import type { AppGroup, AppItem } from "../core/apps/apps";
import { distinctApps, isFor } from "../core/apps/categories";
import { menuOfPerson } from "../core/apps/menuOfPerson";
import { usePerson } from "../session/PersonContext";

/** The groups of the person's menu; undefined as long as they are not known. */
export function useMyAppGroups(): readonly AppGroup[] | undefined {
  const person = usePerson();
  const { userType, unitType } = person;
  const { data } = useMyAppIconsQuery(menuOfPerson(person));
  return useMemo(
    () => data?.map((group) => ({ ...group, apps: group.apps.filter(isFor({ userType, unitType })) })),
    [data, userType, unitType],
  );
}

/** The applications of the person's menu, each once; undefined as long as they are not known. */
export function useMyApps(): readonly AppItem[] | undefined {
  const groups = useMyAppGroups();
  return useMemo(() => groups && distinctApps(groups), [groups]);
}
