const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/wxwork/i, "企业微信|||WeChat Work"],
  [/MicroMessenger/i, "微信|||WeChat"],
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/HarmonyOS/, "HarmonyOS"],
  [/Android/, "Android"],
  [/iPhone|iPad|iPod/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11|CrOS/, "Linux"],
];

const named = (list: typeof BROWSERS, userAgent: string, unknown: string) =>
  list.find(([sign]) => sign.test(userAgent))?.[1] ?? unknown;

const part = (text: string, language: 0 | 1) => text.split("|||")[language] ?? text;

/** What a browser calls itself, in words that people know; bilingual. Never the browser's own text [SEC-02]. */
export function deviceName(userAgent: string): string {
  const browser = named(BROWSERS, userAgent, "未知浏览器|||Unknown browser");
  const system = named(SYSTEMS, userAgent, "未知系统|||Unknown system");
  return ([0, 1] as const)
    .map((language) => `${part(browser, language)}, ${part(system, language)}`)
    .join("|||");
}
