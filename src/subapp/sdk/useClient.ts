import { useMemo } from "react";
import type { Contract } from "../../../contract/define";
import type { ContractClient } from "./contract";
import { usePortal } from "./PortalContext";

/** The calls of a contract through this portal: the same client as long as the portal is, so that effects may depend on it. */
export function useClient<Calls extends Contract>(contract: Calls): ContractClient<Calls> {
  const { client } = usePortal();
  return useMemo(() => client(contract), [client, contract]);
}
