import { useContext } from "react";
import { Snapshot } from "../../base/core/flow/Snapshot";
import { GridExtrasContext } from "../../apps";
import { useEngine } from "../../base/kit/useEngine";

const NEVER = new Snapshot(false);

/** Whether the applications are being arranged, and the way to change that. */
export function useEditing(): readonly [boolean, (editing: boolean) => void] {
  const editing = useContext(GridExtrasContext)?.editing ?? NEVER;
  return [useEngine(editing), (value) => editing.set(value)];
}
