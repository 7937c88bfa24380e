import type { Contract } from "../../../contract/define";
import type { ContractClient, PortalRequest, RequestOptions } from "./contract";

/** Makes the calls of a contract through the portal's wrapper, each by its name. */
export function createClient<Calls extends Contract>(
  request: PortalRequest,
  contract: Calls,
): ContractClient<Calls> {
  const calls = Object.entries(contract).map(([name, { body, method, path }]) => [
    name,
    (input: Readonly<Record<string, unknown>>, options?: RequestOptions) => {
      if (method !== "POST") return request.get(path, input, options);
      if (body === "multipart") return request.upload(path, input, options);
      // A form would lose what is nested, and lists of more than twenty.
      return request.post(path, input, { json: true, ...options });
    },
  ]);
  return Object.freeze(Object.fromEntries(calls)) as ContractClient<Calls>;
}
