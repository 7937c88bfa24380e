import { useMemo } from "react";
import { usePortal, type ContractClient } from "@portal/kit";
import { contract } from "../contract";

/** The calls of Attendance. */
export type Calls = ContractClient<typeof contract>;

/** The calls of Attendance through this portal. */
export function useCalls(): Calls {
  const { client } = usePortal();
  return useMemo(() => client(contract), [client]);
}
