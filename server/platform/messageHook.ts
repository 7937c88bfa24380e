import { resolveBilingual } from "../../src/base/core/wire/text";
import { Refusal } from "./envelope";
import { oneLine } from "../settings/fault";
import type { Post } from "./outbox";

/** How long the hook may take, milliseconds: a person waits for it. */
const TIMEOUT_MS = 5000;

/** The address of the service, and its token. */
export interface MessageHook {
  readonly url: URL;
  readonly token: string | null;
  readonly log: (line: string) => void;
  readonly timeoutMs?: number;
}

const notSent = () =>
  new Refusal(
    503,
    "验证码暂时无法发送，请稍后再试|||The code cannot be sent at the moment, please try again later",
    "not_sent",
  );

/**
 * Sends messages through a service of the deployment's own, which sends mail and text messages. A message without a
 * recipient is sent to it as well, so that neither the time nor a failure reveals which accounts exist.
 */
export function createMessageHook({ url, token, log, timeoutMs = TIMEOUT_MS }: MessageHook): Post {
  const send: Post["send"] = async ({ recipient, kind, words }) => {
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({
          recipient: recipient === "" ? null : recipient,
          kind,
          text: { "zh-CN": resolveBilingual(words, "zh-CN"), en: resolveBilingual(words, "en") },
        }),
        // A message is sent to the configured address, and to no address in an answer.
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    } catch (error) {
      log(`A message could not be handed to ${url.origin}: ${oneLine(error)}`);
      throw notSent();
    }
  };
  return { send, demo: false };
}
