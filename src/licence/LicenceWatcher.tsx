import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useModulesQuery, useUnitLicenceQuery } from "./licence.api";
import { useSiteConfigQuery } from "../base/api/site.api";
import { parameterOf } from "../base/core/address/address";
import { DAY_FORMAT, formatDate } from "../base/core/date/formatDate";
import { needsNotice } from "../base/core/licence/licence";
import { DEFAULT_SITE } from "../base/core/site/siteConfig";
import { personOf } from "../base/core/wire/user";
import { useKit } from "../base/kit/KitContext";
import { useDeferredDialog } from "../base/kit/useDeferredDialog";
import { usePorts } from "../base/platform/PortsContext";
import { usePerson } from "../base/session/PersonContext";
import { useAppDispatch } from "../base/state/hooks";
import { logout } from "../base/state/logout";
import { useAdministrator } from "../base/state/useAdministrator";
import { LicencesDialog } from "./LicencesDialog";
import { UnitExpiredDialog } from "./UnitExpiredDialog";

/** Under development nothing is checked, unless the address asks for it by `?licence=check` [LIC-01]. */
const isChecked = (address: string) =>
  process.env["NODE_ENV"] !== "development" || parameterOf(address, "licence") === "check";

/** Ends the use of the portal where the school's licence has ended. An answer that says anything else lets it go on. */
function useUnitLicence(checked: boolean): boolean {
  const { unitId } = usePerson();
  const { dialogs } = useKit();
  const dispatch = useAppDispatch();
  const { data: runs = true } = useUnitLicenceQuery(checked ? { unitId } : skipToken);
  useEffect(() => {
    if (runs) return;
    // Nothing else goes on: what is open gives way.
    dialogs.closeAll();
    void dialogs.open(UnitExpiredDialog, {}).then((leaves) => leaves && dispatch(logout()));
  }, [runs, dialogs, dispatch]);
  return runs;
}

/** Shows an administrator once a day what ends soon or has ended, when it disturbs nothing [LIC-02, A11Y-02]. */
function useDailyNotice(wanted: boolean): void {
  const person = personOf(usePerson());
  const { storage, time } = usePorts();
  const { dialogs } = useKit();
  const unasked = useDeferredDialog(usePorts());
  const { data: { timeZone: zone } = DEFAULT_SITE } = useSiteConfigQuery();
  const administrator = useAdministrator();
  const { data } = useModulesQuery(administrator && wanted ? undefined : skipToken);
  useEffect(() => {
    if (!data) return undefined;
    const now = data.now ?? time.now();
    const today = formatDate(now, "zh-CN", DAY_FORMAT, zone);
    const shelf = storage.of(person);
    if (!needsNotice(data.licences, now) || (shelf.read("licencesShown") ?? "") >= today) return undefined;
    return unasked(() => {
      shelf.write("licencesShown", today);
      void dialogs.open(LicencesDialog, { licences: data.licences, now, zone, unasked: true });
    });
  }, [data, zone, person, storage, time, dialogs, unasked]);
}

/** Watches over the licences of the school and of its modules [LIC-01, LIC-02]. */
export function LicenceWatcher(): null {
  const { navigation } = usePorts();
  const checked = isChecked(navigation.href());
  const runs = useUnitLicence(checked);
  useDailyNotice(checked && runs);
  return null;
}
