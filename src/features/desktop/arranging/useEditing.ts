import { useContext } from "react";
import { Snapshot } from "../../../core/flow/Snapshot";
import { GridExtrasContext } from "../../../kit/apps/GridExtras";
import { useEngine } from "../../../kit/useEngine";

const NEVER = new Snapshot(false);

/** Whether the applications are being arranged, and the way to change that. */
export function useEditing(): readonly [boolean, (editing: boolean) => void] {
  const editing = useContext(GridExtrasContext)?.editing ?? NEVER;
  return [useEngine(editing), (value) => editing.set(value)];
}
