import type { Contract } from "../../../contract/define";
import { withSafeAddresses } from "../../core/address/safeAddress";
import type { Answer, ContractClient, PortalRequest, RequestOptions } from "./contract";

/** Makes the calls of a contract through the portal's wrapper, each by its name; an address that is refused is empty [SEC-02]. */
export function createClient<Calls extends Contract>(
  request: PortalRequest,
  contract: Calls,
): ContractClient<Calls> {
  const calls = Object.entries(contract).map(([name, { addresses = [], body, method, path }]) => {
    const ask = (input: Readonly<Record<string, unknown>>, options?: RequestOptions) => {
      if (method !== "POST") return request.get(path, input, options);
      if (body === "multipart") return request.upload(path, input, options);
      // A form would lose what is nested, and lists of more than twenty.
      return request.post(path, input, { json: true, ...options });
    };
    const read = (answer: Answer): Answer =>
      answer.ok ? { ok: true, data: withSafeAddresses(answer.data, addresses) } : answer;
    return [name, async (...asked: Parameters<typeof ask>) => read(await ask(...asked))];
  });
  return Object.freeze(Object.fromEntries(calls)) as ContractClient<Calls>;
}
