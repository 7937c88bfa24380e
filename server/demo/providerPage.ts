import type { Language } from "../../src/base/core/language/languages";
import { escapeHtml } from "../web/escapeHtml";
import { PAGE_STYLE } from "../web/pageStyle";
import { plainDocument, type PlainDocument } from "../web/plainDocument";
import { signInForm, type SignInFault } from "./signInForm";

/** What the demo provider's page shows. */
export interface ProviderPage {
  readonly language: Language;
  /** The provider's name in that language. */
  readonly provider: string;
  readonly action: string;
  /** The portal's request, kept in the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** This page in the other language. */
  readonly otherLanguage: string;
  /** The address that leads back without a sign-in. */
  readonly cancel: string;
  /** What was typed as the account. */
  readonly account: string;
  readonly fault: SignInFault;
}

const WORDS = {
  "zh-CN": {
    lead: "登录后将返回校园门户。",
    account: "校园账号",
    password: "密码",
    submit: "登录",
    cancel: "取消，返回门户",
    wrong: "校园账号或密码错误",
    hint: "演示登录方式：可用 campus-teacher、campus-student、campus-parent，或尚未绑定的 campus-new，密码与演示账号相同。",
    other: "English",
    refusedTitle: "无法登录",
    refused: "此登录请求不完整，或不是由登记的门户发出的。请返回门户重新登录。",
    back: "返回首页",
  },
  en: {
    lead: "After signing in you return to the School Portal.",
    account: "Campus account",
    password: "Password",
    submit: "Sign in",
    cancel: "Cancel and go back to the portal",
    wrong: "Wrong campus account or password",
    hint: "A demo provider: use campus-teacher, campus-student, campus-parent, or campus-new, which is not linked yet. The password is the demo accounts’.",
    other: "简体中文",
    refusedTitle: "This sign-in cannot go on",
    refused:
      "The request is incomplete, or was not made by a registered portal. Go back to the portal and sign in again.",
    back: "Back to the start",
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

const STYLE = `${PAGE_STYLE}
form { display: grid; gap: 1rem; }
label { display: grid; gap: 0.375rem; }
input { width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line-control); border-radius: var(--radius-control); background: var(--surface-card); color: var(--text-primary); font: inherit; }
input[aria-invalid=true] { border-color: var(--error-main); }
p.error { margin: 0.375rem 0 0; color: var(--error-main); }
.links { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1rem; }
.hint { margin: 1.5rem 0 0; padding: 1rem; border-radius: var(--radius-control); background: var(--surface-page); font-size: 0.875rem; }
p.match { margin: 0.25rem 0 0; color: var(--text-primary); font-size: 2.5rem; font-weight: 700; line-height: 1.2; letter-spacing: 0.15em; font-variant-numeric: tabular-nums; }
dl { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line-soft); border-radius: var(--radius-control); }
dt { font-size: 0.875rem; color: var(--text-secondary); }
dd { margin: 0 0 0.5rem; font-weight: 600; }
dd:last-child { margin: 0; }
.choice { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
.choice button[value=no] { background: var(--surface-card); color: var(--text-primary); border-color: var(--line-control); }
`;

/** What a document of a demo provider is made of. */
export interface ProviderDocument extends Pick<PlainDocument, "language" | "title" | "body"> {
  /** The provider whose icon the tab shows. */
  readonly provider?: string;
}

/** A document of a demo provider around its content. */
export const providerDocument = (
  nonce: string,
  { provider = "campus", ...document }: ProviderDocument,
): string => plainDocument(nonce, { ...document, icon: `/provider/${provider}/logo.svg`, style: STYLE });

/** The provider's sign-in page: a plain form that works without a script. */
export function providerPage(nonce: string, page: ProviderPage): string {
  const words = WORDS[page.language];
  return providerDocument(nonce, {
    language: page.language,
    title: page.provider,
    body: `      <img src="/provider/campus/logo.svg" alt="" />
      <h1>${escapeHtml(page.provider)}</h1>
      <p>${words.lead}</p>
${signInForm({ ...page, words })}
      <p class="links">
        <a href="${escapeHtml(page.cancel)}">${words.cancel}</a>
        <a href="${escapeHtml(page.otherLanguage)}" lang="${page.language === "en" ? "zh-CN" : "en"}">${words.other}</a>
      </p>
      <p class="hint">${words.hint}</p>`,
  });
}

/** The page for a request that the provider refuses; it links only to the portal's start page. */
export function refusalPage(nonce: string, language: Language): string {
  const words = WORDS[language];
  return providerDocument(nonce, {
    language,
    title: words.refusedTitle,
    body: `      <h1>${words.refusedTitle}</h1>
      <p>${words.refused}</p>
      <a class="back" href="/">${words.back}</a>`,
  });
}
