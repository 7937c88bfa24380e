import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Baby from "lucide-react/icons/baby";
import FlaskConical from "lucide-react/icons/flask-conical";
import History from "lucide-react/icons/history";
import Keyboard from "lucide-react/icons/keyboard";
import Languages from "lucide-react/icons/languages";
import LogOut from "lucide-react/icons/log-out";
import Maximize from "lucide-react/icons/maximize";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Palette from "lucide-react/icons/palette";
import Presentation from "lucide-react/icons/presentation";
import ScanFace from "lucide-react/icons/scan-face";
import Sun from "lucide-react/icons/sun";
import type { Scheme } from "../base/core/preferences/preferences";
import { useOpenAppearance } from "../appearance";
import { useOtherChildren } from "../children";
import { useClassroom } from "../desktop";
import { useOpenFace } from "../face";
import { useFullscreen, useOtherLanguage, useLogout, useOtherIdentity } from "../header";
import { useOpenLab } from "../lab";
import type { Offer, SearchAction } from "../search";
import { useText } from "../base/i18n/useText";
import { useKit } from "../base/kit/KitContext";
import { useShell } from "../base/kit/ShellContext";
import { useToastLog } from "../toast";
import { useAppDispatch, useAppSelector } from "../base/state/hooks";
import { schemeChosen } from "../base/state/preferences";
import { useLookOffers } from "./searchLooks";

/** Offers a scheme, says so where it is chosen already, and speaks of the choice, which is otherwise only seen [A11Y-03]. */
const offersScheme = (scheme: Scheme) =>
  function useScheme(): Offer {
    const chosen = useAppSelector((state) => state.preferences.scheme);
    const dispatch = useAppDispatch();
    const { announcer } = useKit();
    const text = useText();
    const run = () => {
      dispatch(schemeChosen(scheme));
      announcer.say(text({ id: `search.chosen.${scheme}` }));
    };
    return { isOn: chosen === scheme, run };
  };

function useAppearanceOffer(): Offer {
  const open = useOpenAppearance();
  return { run: () => void open() };
}

function useLanguageOffer(): Offer | null {
  const other = useOtherLanguage();
  return other && { run: other.choose };
}

function useFullscreenOffer(): Offer | null {
  const fullscreen = useFullscreen();
  return fullscreen && { run: fullscreen.toggle, values: { active: String(fullscreen.active) } };
}

function useClassroomOffer(): Offer | null {
  const run = useClassroom();
  return run && { run };
}

function useLabOffer(): Offer | null {
  const run = useOpenLab();
  return run && { run };
}

function useToastLogOffer(): Offer | null {
  const log = useToastLog();
  return log && { run: log.open };
}

function useIdentityOffer(): Offer | null {
  const other = useOtherIdentity();
  return other && { run: other.change, values: { role: other.role, name: other.name } };
}

const useChildOffers = (): readonly Offer[] =>
  useOtherChildren().map(({ id, name, choose }) => ({ id, run: choose, values: { name } }));

function useLogoutOffer(): Offer | null {
  const run = useLogout();
  return run && { run };
}

/** What people can do from the search, in this order. An action that is not there for a person offers nothing. */
export const searchActions: readonly SearchAction[] = [
  {
    id: "language",
    words: "search.action.language",
    others: ["语言", "切换语言", "Language", "Switch language"],
    keys: ["中文", "英文", "英语", "English", "Chinese"],
    Icon: Languages,
    useOffer: useLanguageOffer,
  },
  {
    id: "light",
    words: "search.action.light",
    others: ["浅色模式", "日间模式", "Light mode"],
    keys: ["亮色", "日间", "白天", "light", "day"],
    Icon: Sun,
    useOffer: offersScheme("light"),
  },
  {
    id: "dark",
    words: "search.action.dark",
    others: ["深色模式", "夜间模式", "Dark mode"],
    keys: ["暗色", "夜间", "黑色", "dark", "night"],
    Icon: Moon,
    useOffer: offersScheme("dark"),
  },
  {
    id: "system",
    words: "search.action.scheme",
    others: ["跟随系统", "System colours"],
    keys: ["自动", "系统", "system", "automatic"],
    Icon: Monitor,
    useOffer: offersScheme("system"),
  },
  {
    id: "appearance",
    words: "search.action.appearance",
    others: ["主题", "外观", "Theme", "Appearance"],
    keys: ["皮肤", "换肤", "风格", "设置", "look", "settings"],
    Icon: Palette,
    useOffer: useAppearanceOffer,
  },
  {
    id: "look",
    words: "search.action.look",
    keys: ["皮肤", "换肤", "主题", "风格", "theme"],
    Icon: Palette,
    unlisted: true,
    useOffer: useLookOffers,
  },
  {
    id: "fullscreen",
    words: "search.action.fullscreen",
    others: ["全屏", "Full screen"],
    keys: ["投影", "projector"],
    Icon: Maximize,
    useOffer: useFullscreenOffer,
  },
  {
    id: "classroom",
    words: "search.action.classroom",
    others: ["教室大屏", "Classroom screen"],
    keys: ["大屏", "投影", "教室", "projector", "big screen"],
    Icon: Presentation,
    useOffer: useClassroomOffer,
  },
  {
    id: "toastLog",
    words: "search.action.toastLog",
    others: ["提示记录", "Recent notifications"],
    keys: ["提示", "历史", "messages", "history"],
    Icon: History,
    useOffer: useToastLogOffer,
  },
  {
    id: "face",
    words: "search.action.face",
    others: ["人脸", "人脸识别", "Face", "Face recognition"],
    keys: ["刷脸", "照片", "识别", "photo", "camera"],
    Icon: ScanFace,
    useOffer: () => ({ run: useOpenFace() }),
  },
  {
    id: "keys",
    words: "search.action.keys",
    others: ["快捷键", "键盘快捷键", "Keyboard shortcuts"],
    keys: ["帮助", "shortcuts", "help"],
    Icon: Keyboard,
    useOffer: () => ({ run: useShell().openKeys }),
  },
  {
    id: "lab",
    words: "search.action.lab",
    others: ["应用检测", "Application lab"],
    keys: ["检查", "测试", "开发", "子应用", "sub-app", "developer", "check", "test"],
    Icon: FlaskConical,
    useOffer: useLabOffer,
  },
  {
    id: "child",
    words: "search.action.child",
    others: ["切换孩子", "Switch child"],
    keys: ["孩子", "切换", "child", "switch"],
    Icon: Baby,
    useOffer: useChildOffers,
  },
  {
    id: "otherIdentity",
    words: "search.action.switch",
    others: ["切换身份", "Switch identity"],
    keys: ["身份", "切换", "账号", "switch", "account"],
    Icon: ArrowLeftRight,
    useOffer: useIdentityOffer,
  },
  {
    id: "logout",
    words: "search.action.logout",
    others: ["退出登录", "Sign out", "Log out"],
    keys: ["注销", "登出", "离开", "logout"],
    Icon: LogOut,
    useOffer: useLogoutOffer,
  },
];
