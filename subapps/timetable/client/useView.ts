import { useCallback, useMemo } from "react";
import { usePlaceAt } from "@portal/kit";
import { readView, type View, writeView } from "./view";

/** What the address says is shown, and the way to something else [VIEW-08]. */
export interface ViewAt {
  readonly view: View;
  /** Changes parts of it; `replace` makes it no step of the history. */
  readonly show: (changed: Partial<View>, how?: { readonly replace?: boolean }) => void;
}

/** The view that the address names. */
export function useView(): ViewAt {
  const { at, go } = usePlaceAt();
  const view = useMemo(() => readView(at), [at]);
  const show = useCallback<ViewAt["show"]>(
    (changed, how) => void go(writeView({ ...view, ...changed }), how),
    [go, view],
  );
  return { view, show };
}
