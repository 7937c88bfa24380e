import {
  AnyAccountLine,
  askForLink,
  HelpLine,
  LogoutLine,
  OtherIdentityLine,
  preloadConfirmation,
  type PersonLine,
} from "../features/header/person";
import { KeysLine } from "../features/keyboard-help/line";
import { ToastLogLine } from "../features/toast-log/line";

/** The lines of the person's menu, from top to bottom. */
export const personLines: readonly PersonLine[] = [
  { id: "toastLog", Line: ToastLogLine },
  { id: "otherIdentity", Line: OtherIdentityLine, prepare: askForLink },
  { id: "anyAccount", Line: AnyAccountLine },
  { id: "keys", Line: KeysLine },
  { id: "help", Line: HelpLine },
  // People sign out without a network too [AUTH-11].
  { id: "logout", Line: LogoutLine, prepare: () => preloadConfirmation },
];
