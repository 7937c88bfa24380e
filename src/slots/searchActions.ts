import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Baby from "lucide-react/icons/baby";
import History from "lucide-react/icons/history";
import Keyboard from "lucide-react/icons/keyboard";
import Languages from "lucide-react/icons/languages";
import LogOut from "lucide-react/icons/log-out";
import Maximize from "lucide-react/icons/maximize";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Palette from "lucide-react/icons/palette";
import Sun from "lucide-react/icons/sun";
import type { Scheme } from "../core/preferences/preferences";
import { useOpenAppearance } from "../features/appearance/line";
import { useOtherChildren } from "../features/children/tool";
import { useFullscreen } from "../features/header/fullscreen";
import { useOtherLanguage } from "../features/header/language";
import { useLogout, useOtherIdentity } from "../features/header/person";
import type { Offer, SearchAction } from "../features/search";
import { useShell } from "../kit/ShellContext";
import { useToastLog } from "../kit/toast/useToastLog";
import { useAppDispatch, useAppSelector } from "../state/hooks";
import { schemeChosen } from "../state/preferences";

/** Offers a scheme to those who have another one. */
const offersScheme = (scheme: Scheme) =>
  function useScheme(): Offer | null {
    const worn = useAppSelector((state) => state.preferences.scheme);
    const dispatch = useAppDispatch();
    return worn === scheme ? null : { run: () => dispatch(schemeChosen(scheme)) };
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
    keys: ["语言", "中文", "英文", "英语", "language", "English", "Chinese"],
    Icon: Languages,
    useOffer: useLanguageOffer,
  },
  {
    id: "light",
    words: "search.action.light",
    keys: ["亮色", "日间", "白天", "light", "day"],
    Icon: Sun,
    useOffer: offersScheme("light"),
  },
  {
    id: "dark",
    words: "search.action.dark",
    keys: ["暗色", "夜间", "黑色", "dark", "night"],
    Icon: Moon,
    useOffer: offersScheme("dark"),
  },
  {
    id: "system",
    words: "search.action.scheme",
    keys: ["自动", "系统", "system", "automatic"],
    Icon: Monitor,
    useOffer: offersScheme("system"),
  },
  {
    id: "appearance",
    words: "search.action.appearance",
    keys: ["皮肤", "换肤", "设置", "look", "theme", "settings"],
    Icon: Palette,
    useOffer: useAppearanceOffer,
  },
  {
    id: "fullscreen",
    words: "search.action.fullscreen",
    keys: ["全屏", "投影", "full screen", "projector"],
    Icon: Maximize,
    useOffer: useFullscreenOffer,
  },
  {
    id: "toastLog",
    words: "search.action.toastLog",
    keys: ["提示", "历史", "messages", "history"],
    Icon: History,
    useOffer: useToastLogOffer,
  },
  {
    id: "keys",
    words: "search.action.keys",
    keys: ["快捷键", "帮助", "shortcuts", "help"],
    Icon: Keyboard,
    useOffer: () => ({ run: useShell().openKeys }),
  },
  {
    id: "child",
    words: "search.action.child",
    keys: ["孩子", "切换", "child", "switch"],
    Icon: Baby,
    useOffer: useChildOffers,
  },
  {
    id: "otherIdentity",
    words: "search.action.switch",
    keys: ["身份", "切换", "账号", "switch", "account"],
    Icon: ArrowLeftRight,
    useOffer: useIdentityOffer,
  },
  {
    id: "logout",
    words: "search.action.logout",
    keys: ["注销", "登出", "离开", "log out", "sign out", "logout"],
    Icon: LogOut,
    useOffer: useLogoutOffer,
  },
];
