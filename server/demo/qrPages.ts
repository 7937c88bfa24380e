import { resolveBilingual } from "../../src/base/core/wire/text";
import type { Language } from "../../src/base/core/language/languages";
import { escapeHtml } from "../web/escapeHtml";
import { providerDocument } from "./providerPage";
import { hiddenFields, signInForm, type SignInFault } from "./signInForm";

const WORDS = {
  "zh-CN": {
    lead: "登录后即可确认另一台设备上的登录。",
    account: "校园账号",
    password: "密码",
    submit: "登录",
    wrong: "校园账号或密码错误",
    hint: "演示登录方式：可用 campus-teacher、campus-student、campus-parent，或尚未绑定的 campus-new，密码与演示账号相同。",
    other: "English",
    confirmTitle: "确认在另一台设备上登录？",
    match: "另一台设备上必须显示相同的校验码：",
    warning:
      "请只确认您本人刚刚打开的登录页。如果二维码或链接是别人发来的，请拒绝：确认后，对方将以您的身份登录。",
    app: "登录到",
    portal: "校园门户",
    device: "设备",
    address: "网络地址",
    time: "时间",
    as: "以此身份",
    yes: "确认登录",
    no: "拒绝",
    confirmedTitle: "已确认",
    confirmed: "另一台设备正在登录，可以关闭此页。",
    deniedTitle: "已拒绝",
    denied: "没有人登录，可以关闭此页。",
    overTitle: "二维码已失效",
    over: "二维码已过期、已被使用，或已由他人扫描。请在登录页刷新二维码后重新扫描。",
  },
  en: {
    lead: "Sign in here to confirm a sign-in on another device.",
    account: "Campus account",
    password: "Password",
    submit: "Sign in",
    wrong: "Wrong campus account or password",
    hint: "A demo provider: use campus-teacher, campus-student, campus-parent, or campus-new, which is not linked yet. The password is the demo accounts’.",
    other: "简体中文",
    confirmTitle: "Sign in on another device?",
    match: "The other device must show the same code:",
    warning:
      "Confirm only a page that you have just opened yourself. If another person sent you the code or a link, refuse: they would be signed in as you.",
    app: "Signs in to",
    portal: "School Portal",
    device: "Device",
    address: "Network address",
    time: "Time",
    as: "As",
    yes: "Confirm",
    no: "Refuse",
    confirmedTitle: "Confirmed",
    confirmed: "The other device is signing in. You can close this page.",
    deniedTitle: "Refused",
    denied: "You have not signed in. You can close this page.",
    overTitle: "This code is no longer valid",
    over: "It has expired, was used, or another person has scanned it. Refresh the code on the sign-in page and scan it again.",
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** What all pages of the phone have. */
interface Page {
  readonly language: Language;
  /** The provider's id, and its bilingual name. */
  readonly id: string;
  readonly name: string;
}

/** The page where a person who has scanned a code signs in at the provider. */
export interface ScanPage extends Page {
  readonly code: string;
  /** What was typed as the account. */
  readonly account: string;
  readonly fault: SignInFault;
}

/** The page where they decide. */
export interface ConfirmPage extends Page {
  /** The secret with which they confirm. */
  readonly confirm: string;
  readonly userCode: string;
  /** Bilingual. */
  readonly device: string;
  readonly address: string;
  readonly time: string;
  readonly person: string;
}

const drawn = (nonce: string, { id, name, language }: Page, title: string, body: string) =>
  providerDocument(nonce, {
    language,
    title: `${title} · ${resolveBilingual(name, language)}`,
    provider: id,
    body: `      <img src="/provider/${id}/logo.svg" alt="" />\n      <h1>${escapeHtml(title)}</h1>\n${body}`,
  });

/** The form for a person who has scanned a code; it works without a script. */
export function scanPage(nonce: string, page: ScanPage): string {
  const words = WORDS[page.language];
  const { code, account, fault, language } = page;
  const other = language === "en" ? "zh-CN" : "en";
  const address = `/provider/${page.id}/scan`;
  return drawn(
    nonce,
    page,
    resolveBilingual(page.name, language),
    `      <p>${words.lead}</p>
${signInForm({ action: address, fields: { code, ui_locales: language }, account, fault, words })}
      <p class="links">
        <a href="${address}?code=${encodeURIComponent(code)}&amp;ui_locales=${other}" lang="${other}">${words.other}</a>
      </p>
      <p class="hint">${words.hint}</p>`,
  );
}

/** The question: which site, on which device, from where, when, and as whom. */
export function confirmPage(nonce: string, page: ConfirmPage): string {
  const { language } = page;
  const words = WORDS[language];
  const facts: readonly (readonly [string, string])[] = [
    [words.app, words.portal],
    [words.device, resolveBilingual(page.device, language)],
    [words.address, page.address],
    [words.time, page.time],
    [words.as, page.person],
  ];
  return drawn(
    nonce,
    page,
    words.confirmTitle,
    `      <p>${words.match}</p>
      <p class="match">${escapeHtml(page.userCode)}</p>
      <dl>
        ${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join("\n        ")}
      </dl>
      <p>${words.warning}</p>
      <form method="post" action="/provider/${page.id}/confirm">
        ${hiddenFields({ confirm: page.confirm, ui_locales: language })}
        <div class="choice">
          <button type="submit" name="decision" value="no">${words.no}</button>
          <button type="submit" name="decision" value="yes">${words.yes}</button>
        </div>
      </form>`,
  );
}

/** The result: confirmed, denied, or a code that has expired. */
export function scanEndPage(nonce: string, page: Page, end: "confirmed" | "denied" | "over"): string {
  const words = WORDS[page.language];
  return drawn(nonce, page, words[`${end}Title`], `      <p role="status">${words[end]}</p>`);
}
