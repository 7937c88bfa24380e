import { AppearanceLine } from "../features/appearance/line/AppearanceLine";
import { AboutLine } from "../features/about/line/AboutLine";
import { ClassroomLine } from "../features/desktop/classroom-line/ClassroomLine";
import { DownloadsLine } from "../features/downloads/line/DownloadsLine";
import { FaceLine } from "../features/face/line/FaceLine";
import { FullscreenLine } from "../features/header/fullscreen/FullscreenLine";
import { LanguageLine } from "../features/header/language/LanguageLine";
import { AnyAccountLine } from "../features/header/person/AnyAccountLine";
import { askForLink } from "../features/header/person/askForLink";
import { GuestLines } from "../features/header/person/GuestLines";
import { HelpLine } from "../features/header/person/HelpLine";
import { LogoutLine } from "../features/header/person/LogoutLine";
import { OtherIdentityLine } from "../features/header/person/OtherIdentityLine";
import { preloadConfirmation } from "../kit/confirmed";
import { type PersonLine } from "../features/header/person/lines";
import { KeysLine } from "../features/keyboard-help/line/KeysLine";
import { LicencesLine } from "../features/licence/line/LicencesLine";
import { PortraitLine } from "../features/portrait/line/PortraitLine";
import { ToastLogLine } from "../features/toast-log/line/ToastLogLine";
import { VoiceLine } from "../features/voice/line/VoiceLine";

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
