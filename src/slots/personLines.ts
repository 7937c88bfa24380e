import { AppearanceLine } from "../appearance";
import { AboutLine } from "../about";
import { ClassroomLine } from "../desktop";
import { DownloadsLine } from "../downloads";
import { FaceLine } from "../face";
import {
  FullscreenLine,
  LanguageLine,
  AnyAccountLine,
  askForLink,
  GuestLines,
  HelpLine,
  LogoutLine,
  OtherIdentityLine,
  type PersonLine,
} from "../header";
import { preloadConfirmation } from "../base/kit/confirmed";
import { LabLine } from "../lab";
import { KeysLine } from "../keyboard-help";
import { LicencesLine } from "../licence";
import { PortraitLine } from "../portrait";
import { ToastLogLine } from "../toast";
import { VoiceLine } from "../voice";

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
  { id: "lab", group: "product", Line: LabLine },
  { id: "voice", group: "product", Line: VoiceLine },
  { id: "downloads", group: "product", Line: DownloadsLine },
  { id: "help", group: "product", Line: HelpLine },
  { id: "about", group: "product", Line: AboutLine },
  // People sign out without a network too [AUTH-11].
  { id: "logout", group: "leave", Line: LogoutLine, prepare: () => preloadConfirmation },
];
