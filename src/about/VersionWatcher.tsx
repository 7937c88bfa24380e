import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useSiteConfigQuery } from "../base/api/site.api";
import { useFrontPackageQuery, usePackageVersionsQuery } from "../base/api/versions.api";
import { PORTAL_CODE } from "../base/core/version/known";
import { versionFaults } from "../base/core/version/versions";
import type { Failure } from "../base/core/wire/failure";
import { useKit } from "../base/kit/KitContext";
import { usePorts } from "../base/platform/PortsContext";
import { useDeferredDialog } from "../base/kit/useDeferredDialog";
import { VersionAlertDialog } from "./VersionAlertDialog";

const NO_INTERFACE = {
  severity: "warning",
  text: { id: "about.noInterface", values: { service: PORTAL_CODE } },
  duration: 8_000,
} as const;

const isMissing = (error: Failure | object | undefined) =>
  error !== undefined && "status" in error && error.status === 404;

/**
 * Compares the versions of front end and back end, which only packages have. A service without the version interface is
 * named; any other fault is nothing to tell people about [VER-01].
 */
export function VersionWatcher(): null {
  const { dialogs, toasts } = useKit();
  const unasked = useDeferredDialog(usePorts());
  const isPackaged = process.env["NODE_ENV"] !== "development";
  const { data: site } = useSiteConfigQuery();
  const { data: front } = useFrontPackageQuery(
    isPackaged && site ? { root: site.root, code: PORTAL_CODE } : skipToken,
  );
  const { data: back, error } = usePackageVersionsQuery(isPackaged ? { service: PORTAL_CODE } : skipToken);
  const lacksInterface = back === null || isMissing(error);
  useEffect(() => {
    if (lacksInterface) toasts.notify(NO_INTERFACE);
  }, [lacksInterface, toasts]);
  useEffect(() => {
    if (!front || !back) return undefined;
    const faults = versionFaults(front, back);
    if (faults.length === 0) return undefined;
    return unasked(() => void dialogs.open(VersionAlertDialog, { faults, front, back }));
  }, [front, back, dialogs, unasked]);
  return null;
}
