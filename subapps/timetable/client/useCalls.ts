import { useMemo } from "react";
import { usePortal, type ContractClient } from "@portal/kit";
import { contract } from "../contract";

/** The timetable's calls. */
export type Calls = ContractClient<typeof contract>;

/** The timetable's calls through this portal. */
export function useCalls(): Calls {
  const { client } = usePortal();
  return useMemo(() => client(contract), [client]);
}
