import { isPasswordAllowed } from "../../../src/base/core/validation/password";
import { accountName } from "../auth/accountName";
import { hashPassword } from "../auth/passwords";
import { allowsDemo, slowDown, welcome } from "../auth/signIn";
import { defineHandlers } from "../defineHandlers";
import { Refusal, refusals } from "../envelope";

const wrongCode = () =>
  new Refusal(400, "验证码错误或已失效|||The code is wrong or has expired", "invalid_grant");
const stale = () =>
  new Refusal(400, "验证已失效，请重新获取验证码|||This has expired. Please ask for a new code", "expired");
const weak = () =>
  new Refusal(400, "新密码不符合要求|||The new password does not follow the rule", "weak_password");

/** Asking for codes, which is counted apart from signing in. */
const forgotten = (account: string): string => `password ${account}`;

/** What to do for people who forgot their password. */
export const passwordHandlers = defineHandlers(
  ["demoAccounts", "passwordResets", "post", "site", "throttle"],
  {
    passwordCode: async ({ account, contact }, context) => {
      // What is sent by the demo's outbox can be read on this machine alone.
      if (context.post.demo && !allowsDemo(context)) throw refusals.notYet();
      const name = accountName(account);
      await slowDown({ account: forgotten(name), person: name }, context);
      return { resetId: await context.passwordResets.begin(name, contact) };
    },

    passwordCheck: async ({ resetId, code }, { passwordResets }) => {
      const proof = await passwordResets.check(resetId, code);
      if (proof === null) throw wrongCode();
      return { proof };
    },

    passwordReset: async ({ proof, password }, context) => {
      const { passwordResets, site } = context;
      if (!isPasswordAllowed(site.passwordRule, password)) throw weak();
      // Hashing the password is work, which is not done without a proof.
      if (!(await passwordResets.isProof(proof))) throw stale();
      const account = await passwordResets.finish(proof, await hashPassword(password));
      if (account === null) throw stale();
      // A person who has tried the forgotten password too often may sign in by the new one at once.
      await welcome({ account, forgives: [forgotten(account)] }, context);
      return null;
    },
  },
);
