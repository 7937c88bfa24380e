import type { Contract } from "../../../contract/define";
import { withSafeAddresses } from "../../base/core/address/safeAddress";
import type { Answer, ContractClient, PortalRequest, RequestOptions } from "./contract";

/** The calls of {@link PortalRequest} whose answers are envelopes. */
export type EnvelopeCalls = Omit<PortalRequest, "beginning">;

/**
 * Makes the calls of a contract through the portal's wrapper, each by its name. An address in an answer is whole, and empty where it is
 * refused [SEC-02, API-05].
 */
export function createClient<Calls extends Contract>(
  request: EnvelopeCalls,
  contract: Calls,
  addressOf: (path: string) => string,
): ContractClient<Calls> {
  const calls = Object.entries(contract).map(([name, { addresses = [], body, method, path }]) => {
    const ask = (input: Readonly<Record<string, unknown>>, options?: RequestOptions) => {
      if (method !== "POST") return request.get(path, input, options);
      if (body === "multipart") return request.upload(path, input, options);
      // A form would lose what is nested, and lists of more than twenty.
      return request.post(path, input, { json: true, ...options });
    };
    const read = (answer: Answer): Answer =>
      answer.ok ? { ok: true, data: withSafeAddresses(answer.data, addresses, addressOf) } : answer;
    return [name, async (...asked: Parameters<typeof ask>) => read(await ask(...asked))];
  });
  return Object.freeze(Object.fromEntries(calls)) as ContractClient<Calls>;
}
