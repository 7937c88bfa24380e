import { SOCIAL_APPS, type SocialApp } from "./socialApps";

/** What the page knows about the machine it runs on. */
export interface DeviceSigns {
  readonly userAgent: string;
  /** Of the window, in CSS px. */
  readonly width: number;
  /** Set by the shell that embeds the page, if there is one. */
  readonly shell: "desktop" | "mobile" | null;
}

/** The kind of device and client that a person uses. */
export interface Device {
  /** As sent to the platform: a shell client, a mobile browser or WeChat, or the rest. */
  readonly type: "app" | "h5" | "pc";
  /** Whether the phone's pages fit better. */
  readonly mobile: boolean;
  readonly client: "browser" | "desktop" | "mobileShell" | SocialApp["client"];
  /** Set where the keyboard has ⌘ in the place of Ctrl. */
  readonly appleKeys?: true;
}

/** The name of the key that commands begin with: ⌘ on Apple's keyboards, Ctrl on others. */
export const commandKey = ({ appleKeys }: Pick<Device, "appleKeys">): string => (appleKeys ? "⌘" : "Ctrl");

/** The layouts of a page by its width. */
export type ResponsiveClass = "pc" | "ipad" | "mobile";

const PHONE = /iPhone|iPod|Windows Phone/i;
/** Systems of phones and tablets; behind their names phones alone say `Mobile`. */
const HANDHELD = /Android|HarmonyOS/i;
const isPhone = (userAgent: string): boolean => {
  const system = userAgent.search(HANDHELD);
  return PHONE.test(userAgent) || (system >= 0 && /mobile/i.test(userAgent.slice(system)));
};
/** An iPad may say that it is a Macintosh. */
const APPLE = /Macintosh|iPad|iPhone/;
const TABLET = /iPad|Android|HarmonyOS|Tablet/i;

/** pc above 1024 px, ipad above 400 px, else mobile (DESK-08). */
export const responsiveClass = (width: number): ResponsiveClass =>
  width > 1024 ? "pc" : width > 400 ? "ipad" : "mobile";

/** Recognises the device by its signs; the site configures how the WeChat clients are recognised. */
export function deviceOf(
  { userAgent, width, shell }: DeviceSigns,
  socialApps: readonly SocialApp[] = SOCIAL_APPS,
): Device {
  const client = clientOf(userAgent, shell, socialApps);
  const phone = client === "mobileShell" || isPhone(userAgent);
  return {
    type: typeOf(client, phone || TABLET.test(userAgent)),
    mobile: phone || responsiveClass(width) === "mobile",
    client,
    ...(APPLE.test(userAgent) && { appleKeys: true }),
  };
}

function clientOf(
  userAgent: string,
  shell: DeviceSigns["shell"],
  socialApps: readonly SocialApp[],
): Device["client"] {
  if (shell === "desktop") return "desktop";
  if (shell === "mobile") return "mobileShell";
  const told = userAgent.toLowerCase();
  return socialApps.find((app) => told.includes(app.userAgent.toLowerCase()))?.client ?? "browser";
}

function typeOf(client: Device["client"], handheld: boolean): Device["type"] {
  if (client === "desktop" || client === "mobileShell") return "app";
  return client !== "browser" || handheld ? "h5" : "pc";
}
