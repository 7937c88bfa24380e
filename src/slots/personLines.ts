import { AppearanceLine } from "../features/appearance/line";
import { AboutLine } from "../features/about/line";
import { ClassroomLine } from "../features/desktop/classroom-line";
import { DownloadsLine } from "../features/downloads/line";
import { FaceLine } from "../features/face/line";
import { FullscreenLine } from "../features/header/fullscreen";
import { LanguageLine } from "../features/header/language";
import {
  AnyAccountLine,
  askForLink,
  GuestLines,
  HelpLine,
  LogoutLine,
  OtherIdentityLine,
  preloadConfirmation,
  type PersonLine,
} from "../features/header/person";
import { KeysLine } from "../features/keyboard-help/line";
import { LicencesLine } from "../features/licence/line";
import { PortraitLine } from "../features/portrait/line";
import { ToastLogLine } from "../features/toast-log/line";
import { VoiceLine } from "../features/voice/line";

/** The lines of the person's menu, from top to bottom. */
export const personLines: readonly PersonLine[] = [
  { id: "appearance", group: "view", Line: AppearanceLine },
  { id: "language", group: "view", Line: LanguageLine },
  { id: "fullscreen", group: "view", Line: FullscreenLine },
  { id: "classroom", group: "view", Line: ClassroomLine },
  { id: "toastLog", group: "view", Line: ToastLogLine },
  { id: "guests", group: "account", Line: GuestLines },
  { id: "portrait", group: "account", Line: PortraitLine },
  { id: "face", group: "account", Line: FaceLine },
  { id: "otherIdentity", group: "account", Line: OtherIdentityLine, prepare: askForLink },
  { id: "anyAccount", group: "account", Line: AnyAccountLine },
  { id: "keys", group: "product", Line: KeysLine },
  { id: "licences", group: "product", Line: LicencesLine },
  { id: "voice", group: "product", Line: VoiceLine },
  { id: "downloads", group: "product", Line: DownloadsLine },
  { id: "help", group: "product", Line: HelpLine },
  { id: "about", group: "product", Line: AboutLine },
  // People sign out without a network too [AUTH-11].
  { id: "logout", group: "leave", Line: LogoutLine, prepare: () => preloadConfirmation },
];
