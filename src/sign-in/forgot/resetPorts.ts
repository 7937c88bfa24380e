import { uaa } from "../../../contract/uaa";
import { ask } from "../../base/api/ask";
import { sameName } from "../../base/core/session/loginName";
import { refusal } from "../../base/core/wire/answer";
import { failureOf, type Asked, type Failure } from "../../base/core/wire/failure";
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
const EMPTY = failureOf(refusal({ id: "api.serverError" }));

/** The world of resetting a forgotten password, on a page [AUTH-06]. */
export function resetPorts({ runtime }: SessionPage): ResetPorts {
  const { clock, navigation, time, vault } = runtime.ports;
  const failed = (failure: Failure = EMPTY): ResetEvent => ({
    type: "failed",
    text: failure.text,
    over: failure.code === "expired",
    wait: waitOf(failure, time.now()),
  });
  const told = (answer: Asked<unknown>, name: string) => textOf(recordOf(answer.data)[name]);
  return {
    clock,
    navigation,
    call: async (effect) => {
      switch (effect.run) {
        case "send": {
          const { account, contact } = effect;
          const answer = await ask(runtime, uaa.passwordCode, { account, contact });
          if (isUnknownCall(answer.failure?.status)) return { type: "unavailable" };
          const resetId = told(answer, "resetId");
          return resetId === "" ? failed(answer.failure) : { type: "sent", resetId };
        }
        case "check": {
          const { resetId, code } = effect;
          const answer = await ask(runtime, uaa.passwordCheck, { resetId, code });
          const proof = told(answer, "proof");
          return proof === "" ? failed(answer.failure) : { type: "proven", proof };
        }
        case "set": {
          const { proof, password } = effect;
          const { failure } = await ask(runtime, uaa.passwordReset, { proof, password });
          return failure ? failed(failure) : { type: "set" };
        }
      }
    },
    forgetRemembered: async (account) => {
      const remembered = await vault.read();
      if (remembered && sameName(remembered.username, account)) await vault.forget();
    },
  };
}
