import type { FastifyInstance, FastifyRequest } from "fastify";
import { resolveBilingual } from "../../src/base/core/wire/text";
import { sendPlainPage } from "./plainPage";
import { escapeHtml } from "./escapeHtml";
import { textIn } from "../platform/forms";

/** The address of the help page. */
const ADDRESS = "/help/";

/** Who asks for help, with the name of their school, which is bilingual. */
interface HelpSeeker {
  readonly name: string;
  readonly unit_name: string;
}

/** Words in quotation marks are labels of the portal’s screens. */
export const HELP_WORDS = {
  "zh-CN": {
    title: "帮助中心",
    hello: (name: string, unit: string) => `${name}（${unit}），您好！`,
    lines: [
      "应用：在桌面点击图标打开。点击左上角的校徽回到桌面；再次打开同一个应用，会回到您离开的地方。",
      "查找：按 Ctrl+K（Mac 上是 ⌘K），输入应用、通知或操作的名称。",
      "主题与语言：点击右上角您的姓名（手机上是底部的“我的”），选择“主题”或“Switch to English”。",
      "密码：忘记密码时，在登录页点击“忘记密码？”，用预留的邮箱或手机号找回。",
      "应用开发：有权限的人可以在姓名菜单中打开“应用检测”，检查自己的应用。",
      "还有问题？请联系学校的管理员。",
    ],
  },
  en: {
    title: "Help centre",
    hello: (name: string, unit: string) => `Hello ${name}, ${unit}.`,
    lines: [
      "Applications: open one by its icon on the desktop. The school badge at the top left leads back to the desktop. Open the same application again to continue where you left it.",
      "Search: press Ctrl+K (⌘K on a Mac) and type the name of an application, a notice or an action.",
      "Theme and language: choose your name at the top right (on a phone “Me” at the bottom), then “Theme” or “切换到简体中文”.",
      "Password: if you forgot it, choose “Forgot password?” on the sign-in page and use the e-mail address or phone number that your school has on file.",
      "Making applications: people with the permission find “Application lab” in the menu of their name, and check an application there.",
      "Questions? Ask your school’s administrator.",
    ],
  },
} as const;

/** The page that the person came from, where it is one of the portal's own. */
function backOf(request: FastifyRequest): string | null {
  const address = textIn(request.query, "redUrl");
  const own = `${request.protocol}://${request.host}`;
  return URL.canParse(address) && new URL(address).origin === own ? new URL(address).href : null;
}

/**
 * The portal's own help page, which a site may replace by a help centre of its own (`helpCentre`). With a platform here,
 * `redeem` is what a help centre's server does: it exchanges the ticket in the address for who asks.
 */
export function helpPage(app: FastifyInstance, redeem: (ticket: string) => Promise<HelpSeeker | null>): void {
  app.get(ADDRESS, async (request, reply) => {
    const ticket = textIn(request.query, "accessToken");
    const seeker = ticket === "" ? null : await redeem(ticket);
    const back = backOf(request);
    return sendPlainPage(request, reply, (language) => {
      const { title, hello, lines } = HELP_WORDS[language];
      const greeting = seeker && hello(seeker.name, resolveBilingual(seeker.unit_name, language));
      return {
        title,
        body: [
          ...(greeting ? [`      <p>${escapeHtml(greeting)}</p>`] : []),
          `      <ul>\n${lines.map((line) => `        <li><p>${line}</p></li>`).join("\n")}\n      </ul>`,
        ].join("\n"),
        // Without the ticket, which is good for one time.
        address: back ? `${ADDRESS}?redUrl=${encodeURIComponent(back)}` : ADDRESS,
        back,
      };
    });
  });
}
