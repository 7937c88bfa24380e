import type { Contract } from "../../../contract/define";
import type { ContractClient, PortalRequest, RequestOptions } from "./contract";

/** Makes the calls of a contract through the portal's wrapper, each by its name. */
export function createClient<Calls extends Contract>(
  request: PortalRequest,
  contract: Calls,
): ContractClient<Calls> {
  const calls = Object.entries(contract).map(([name, { body, method, path }]) => [
    name,
    (input: Readonly<Record<string, unknown>>, options?: RequestOptions) =>
      request[body === "multipart" ? "upload" : method === "POST" ? "post" : "get"](path, input, options),
  ]);
  return Object.freeze(Object.fromEntries(calls)) as ContractClient<Calls>;
}
