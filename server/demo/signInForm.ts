import { escapeHtml } from "../web/escapeHtml";

/** Why a person could not sign in: a wrong account or password, or the platform's words; null before they have tried. */
export type SignInFault = "wrong" | { readonly said: string } | null;

/** A form with an account and a password. */
export interface SignInForm {
  readonly action: string;
  /** The form's hidden fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** What was typed as the account. */
  readonly account: string;
  readonly fault: SignInFault;
  /** In the reader's language. */
  readonly words: Readonly<Record<"account" | "password" | "submit" | "wrong", string>>;
}

/** Hidden fields. */
export const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}" />`)
    .join("\n        ");

/** The form, which works without a script; the focus begins where there is something to do. */
export function signInForm({ action, fields, account, fault, words }: SignInForm): string {
  const said = fault === "wrong" ? words.wrong : fault?.said;
  const wrong = said === undefined ? "" : ` aria-invalid="true" aria-describedby="fault"`;
  const focus = (here: boolean) => (here ? " autofocus" : "");
  return `      <form method="post" action="${escapeHtml(action)}">
        ${hiddenFields(fields)}
        <label>${words.account}
          <input name="account" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(account)}"${focus(said === undefined)} />
        </label>
        <div>
          <label>${words.password}
            <input name="password" type="password" autocomplete="current-password" required${wrong}${focus(said !== undefined)} />
          </label>
          ${said === undefined ? "" : `<p class="error" id="fault" role="alert">${escapeHtml(said)}</p>`}
        </div>
        <button type="submit">${words.submit}</button>
      </form>`;
}
