import { uaa } from "../../../contract/uaa";
import { ask } from "../../base/api/ask";
import { sameName } from "../../base/core/session/loginName";
import { refusal, type Failure, type Result } from "../../base/core/wire/failure";
import { recordOf, textOf } from "../../base/core/wire/read";
import { isUnknownCall } from "../../base/core/wire/unknownCall";
import { retryAfterMs } from "../../base/core/wire/retryAfter";
import type { ResetPorts } from "../flow/password-reset/ports";
import { RESEND_MS, type ResetEvent } from "../flow/password-reset/step";
import type { SessionPage } from "../../base/session/page";

/** How long a refusal asks to wait, milliseconds: as it says, and as after a code where there were merely too many. */
const waitOf = ({ retryAfter, status }: Failure, now: number) =>
  retryAfterMs(retryAfter ?? null, now) ?? (status === 429 ? RESEND_MS : 0);

/** What a success without what was asked for amounts to. */
const EMPTY = refusal({ id: "api.serverError" });

/** The world of resetting a forgotten password, on a page [AUTH-06]. */
export function resetPorts({ runtime }: SessionPage): ResetPorts {
  const { clock, navigation, time, vault } = runtime.ports;
  const failed = (error: Failure = EMPTY): ResetEvent => ({
    type: "failed",
    text: error.text,
    over: error.code === "expired",
    wait: waitOf(error, time.now()),
  });
  const told = (answer: Result, name: string) => textOf(recordOf(answer.data)[name]);
  return {
    clock,
    navigation,
    call: async (effect) => {
      switch (effect.run) {
        case "send": {
          const { account, contact } = effect;
          const answer = await ask(runtime, uaa.passwordCode, { account, contact });
          if (isUnknownCall(answer.error?.status)) return { type: "unavailable" };
          const resetId = told(answer, "resetId");
          return resetId === "" ? failed(answer.error) : { type: "sent", resetId };
        }
        case "check": {
          const { resetId, code } = effect;
          const answer = await ask(runtime, uaa.passwordCheck, { resetId, code });
          const proof = told(answer, "proof");
          return proof === "" ? failed(answer.error) : { type: "proven", proof };
        }
        case "set": {
          const { proof, password } = effect;
          const { error } = await ask(runtime, uaa.passwordReset, { proof, password });
          return error ? failed(error) : { type: "set" };
        }
      }
    },
    forgetRemembered: async (account) => {
      const remembered = await vault.read();
      if (remembered && sameName(remembered.username, account)) await vault.forget();
    },
  };
}
