import type { Device } from "../site/device";
import { parameterOf, withoutParameters } from "./address";
import { isAuthorizePage } from "./authorizePage";
import { plainAddress } from "./safeAddress";
import { secretNamed } from "./secrets";
import type { SiteConfig } from "../site/siteConfig";

/** The facts by which a redirect target is checked. */
export type TargetRules = Pick<SiteConfig, "allowedOrigins">;

const ORDINARY = /^[\x21-\x7e\p{L}\p{M}\p{N}]*$/u;
const DISGUISED = /%(?:2f|5c|25|[01][0-9a-f]|7f)/i;

/**
 * The one check of every address from outside. Returns the absolute address to go to, or null: only
 * http(s), only our own origin or one on the site's list, written plainly. An address that a browser could read in
 * another way (`//host`, backslashes, control characters, user-info, encoded slashes) is refused, not repaired.
 */
export function allowedTarget(raw: unknown, site: TargetRules, origin: string): string | null {
  const plain = typeof raw === "string" && ORDINARY.test(raw) ? plainAddress(raw) : null;
  if (!plain || !isPlainPath(plain.rest)) return null;
  const { origin: target, rest } = plain;
  if (target === null) return origin + rest;
  const trusted = [origin, ...site.allowedOrigins].some((known) => target === normalOrigin(known));
  return trusted ? target + (rest.startsWith("/") ? rest : `/${rest}`) : null;
}

function isPlainPath(rest: string): boolean {
  const [path = ""] = rest.split(/[?#]/, 1);
  return !DISGUISED.test(path) && !path.includes("//") && !/[@;]/.test(path);
}

function normalOrigin(known: string): string | null {
  const plain = plainAddress(known);
  return plain && /^\/?$/.test(plain.rest) ? plain.origin : null;
}

const KEPT_OUT: ReadonlySet<string> = new Set(["theme", "language", "plat"]);

/** A redirect address without what must not be passed on: look, language and every secret, including OAuth's state (REDIR-02). */
export const withoutPassing = (address: string): string => withoutParameters(address, isKeptOut);

const isKeptOut = (name: string) => KEPT_OUT.has(name.toLowerCase()) || secretNamed(name) !== null;

/** Our own authorize page keeps the state of its application, as if it had been opened directly [AUTH-12]. */
function passedTo(target: string, origin: string): string {
  if (!target.startsWith(`${origin}/`) || !isAuthorizePage(target)) return withoutPassing(target);
  return withoutParameters(target, (name) => isKeptOut(name) && secretNamed(name) !== "state");
}

/** What decides where a person goes after login. */
export interface LoginTarget {
  /** Address of the login page. */
  readonly href: string;
  readonly origin: string;
  readonly site: SiteConfig;
  readonly device: Pick<Device, "mobile">;
  readonly person: { readonly unitType: number; readonly unitId: string; readonly userType: number };
  /** Code of the login page; the device's default applies to the base and the login page. */
  readonly code: string;
  readonly development: boolean;
}

/**
 * Where to go after login, or null to stay: the target in the address, the site's jump page, the desktop of the
 * device, the application's own page, in this order (REDIR-01). A forbidden target counts as absent.
 */
export function targetAfterLogin(login: LoginTarget): string | null {
  const { href, origin, site } = login;
  if (site.stayPages.some((page) => pathOf(href).includes(page))) return null;
  const target =
    allowedTarget(parameterOf(href, "redirect_uri"), site, origin) ??
    allowedTarget(site.loginJumpPage, site, origin) ??
    origin + (isBasePage(login.code) ? desktopPath(login) : applicationPath(login));
  return passedTo(target, origin);
}

const isBasePage = (code: string) => code === "base" || code === "login";

/** The desktop's path: by device, kind of unit, and the one unit with a page of its own (REDIR-03). */
export function desktopPath({
  site,
  device,
  person,
  development,
}: Pick<LoginTarget, "site" | "device" | "person" | "development">): string {
  const form = device.mobile ? "mobile" : "pc";
  if (development) return `/${form}_desktop_all.html`;
  if (person.unitId !== "" && person.unitId === site.appPageUnitId) {
    return `/${site.root}/base/pc_app_tm/index.html`;
  }
  if (person.unitType === 1) return `/area/areaBase/${form}_areaDesktop_all/index.html`;
  return `/${site.root}/base/${form}_desktop_all/index.html`;
}

const applicationPath = ({ code, person, device }: LoginTarget) =>
  applicationRedirect(code, person.userType, device.mobile) ?? "/";

/** The page behind `/redirect/{app}`: teachers' and staff's form or the others', or the app's mobile site (REDIR-04). */
export function applicationRedirect(app: string, userType: number, mobile: boolean): string | null {
  if (!/^[\w-]{1,80}$/.test(app)) return null;
  if (app.endsWith("-mobile")) return `/${app}/`;
  return `/pages/${app}/${mobile ? "mobile" : "pc"}_${app}_${audienceOf(userType)}/index.html`;
}

/** The ending of page names by user type: teachers and staff have one, all others another. */
export const audienceOf = (userType: number): "tm" | "spm" =>
  userType === 2 || userType === 4 ? "tm" : "spm";

/** The application that a `/redirect/{app}` address names, or null for any other address. */
export const redirectedApp = (pathname: string): string | null =>
  /^\/redirect\/([\w-]{1,80})\/?$/.exec(pathname)?.[1] ?? null;

/** The path of an address, without its origin. */
export function pathOf(href: string): string {
  return href.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").split(/[?#]/, 1)[0] ?? "";
}
