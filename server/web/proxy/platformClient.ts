import { AsyncLocalStorage } from "node:async_hooks";
import { Agent, type Dispatcher } from "undici";
import { codeOf, oneLine } from "../../settings/fault";

const PROBE_MS = 3000;
const CONNECT_MS = 10_000;

/** The connections to the platform. */
export interface PlatformClient {
  readonly request: Dispatcher["request"];
  /** Runs a function that makes a request; the request is aborted by the signal. */
  readonly until: <T>(signal: AbortSignal, make: () => T) => T;
  readonly close: () => Promise<void>;
}

/** Opens connections as they are needed, and checks the platform's certificate. `silence` is in milliseconds. */
const createAgent = (silence: number) =>
  new Agent({ connect: { timeout: CONNECT_MS }, headersTimeout: silence, bodyTimeout: silence });

/** The way to a platform that may stay silent for so many milliseconds. */
export function connectPlatform(silence: number): PlatformClient {
  const agent = createAgent(silence);
  const signals = new AsyncLocalStorage<AbortSignal>();
  const request = (
    options: Dispatcher.RequestOptions,
    answered: (error: Error | null, answer: Dispatcher.ResponseData) => void,
  ) => {
    const signal = signals.getStore();
    agent.request(signal ? { ...options, signal } : options, answered);
  };
  return {
    request: request as Dispatcher["request"],
    until: (signal, make) => signals.run(signal, make),
    close: () => agent.destroy(),
  };
}

/** Whether the platform answers at all; the reason when it does not. */
export async function probePlatform(platform: URL): Promise<string | null> {
  const agent = createAgent(PROBE_MS);
  try {
    const path = `${platform.pathname.replace(/\/$/, "")}/api/uaa/oauth/login/unit_config`;
    const answer = await agent.request({ origin: platform.origin, path, method: "GET" });
    await answer.body.dump();
    return null;
  } catch (error) {
    return codeOf(error) || oneLine(error);
  } finally {
    await agent.destroy();
  }
}
