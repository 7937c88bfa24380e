import type { CallName } from "../contract/paths";

/** What a person sees at a place where a call fails, or why they see nothing. */
type Seen =
  /** Words at the place: `src/shell/callingPlaces.test.tsx` draws it for each sort of fault. */
  | { readonly seen: "drawn" }
  /** Nothing: the page goes on without the answer. Where the desktop asks, the same test draws it. */
  | { readonly seen: "nothing"; readonly because: string }
  /** What the named test draws: a place that had its test before, or one that no call of its own brings on the screen. */
  | { readonly seen: "elsewhere"; readonly test: string }
  /** The file only names the call, or reads what another place has asked for. */
  | { readonly seen: "named"; readonly because: string }
  /** What a browser does, which asks for it by its address. */
  | { readonly seen: "address"; readonly because: string };

/** Who makes a call, and what a person sees there. */
export type Place = Seen & { readonly by: readonly string[] };

const drawn = (...by: readonly string[]): Place => ({ by, seen: "drawn" });
const nothing = (because: string, ...by: readonly string[]): Place => ({ by, seen: "nothing", because });
const elsewhere = (test: string, ...by: readonly string[]): Place => ({ by, seen: "elsewhere", test });
const named = (because: string, ...by: readonly string[]): Place => ({ by, seen: "named", because });
const address = (because: string, ...by: readonly string[]): Place => ({ by, seen: "address", because });

/**
 * Each call of the contract with each file that makes it, and what a person sees there if it fails [REL-01]. A new call does not
 * compile without a row, and scripts/lib/callers.test.ts refuses a file without a place. What has no file is asked for by a browser.
 */
export const PLACES = {
  login: [drawn("src/session/tryPassword.ts")],
  unitConfig: [
    nothing(
      "a login page without the name and the logo of the school signs people in; a toast says what failed",
      "src/features/login/useBranding.ts",
    ),
    nothing(
      "a desktop has the usual footer, no themes of the school's own and the art of its look",
      "src/features/appearance/AppearanceFrame.tsx",
      "src/features/appearance/picture/ThemePictureWatcher.tsx",
      "src/features/footer/FooterPlace.tsx",
    ),
    named("asks ahead of what draws it", "src/shell/drawn/firstCalls.ts"),
  ],
  unitLogo: [address("a picture: its place shows a letter", "src/api/addresses.ts")],
  sharedMessages: [
    nothing("the words that are built in", "src/shell/askedWords.ts", "src/shell/storeWords.ts"),
  ],
  appMessages: [nothing("the words that are built in", "src/shell/askedWords.ts", "src/shell/storeWords.ts")],
  siteConfig: [
    nothing(
      "a portal whose site says nothing has the usual values",
      "src/features/about/VersionWatcher.tsx",
      "src/features/appearance/picture/ThemePictureWatcher.tsx",
      "src/features/desktop/DesktopPage.tsx",
      "src/features/desktop/classroom/ClassroomPage.tsx",
      "src/features/desktop/today/DayPlace.tsx",
      "src/features/downloads/line/DownloadsLine.tsx",
      "src/features/face/WireTime.tsx",
      "src/features/footer/FooterPlace.tsx",
      "src/features/header/PortalHeader.tsx",
      "src/features/header/language/useOtherLanguage.ts",
      "src/features/header/person/HelpLine.tsx",
      "src/features/header/person/useSwitchIdentity.ts",
      "src/features/licence/LicenceWatcher.tsx",
      "src/features/messages/list/useHistory.ts",
      "src/features/messages/list/useMessages.ts",
      "src/features/messages/list/useShowMessage.ts",
      "src/features/new-build/watch/NewBuildWatcher.ts",
      "src/features/offline/start/recall.ts",
      "src/features/offline/watch/createOfflineWatcher.tsx",
      "src/features/todo/list/useTodos.ts",
      "src/features/voice/VoicePanel.tsx",
      "src/features/voice/line/VoiceLine.tsx",
      "src/features/voice/tool/VoiceTool.tsx",
      "src/pages/drawDesktop.tsx",
      "src/shell/ViewportRoute.tsx",
      "src/shell/startAccountPage.tsx",
      "src/shell/startPage.tsx",
      "src/shell/usePersonMenu.ts",
      "src/state/listeners.ts",
      "src/state/siteHere.ts",
      "src/subapp/host/usePortalServices.ts",
    ),
  ],
  relogin: [drawn("src/features/login/ways/byAddress.ts")],
  loginUserClient: [
    elsewhere(
      "src/features/login/entry/enter.test.tsx: that fails says so in the box",
      "src/features/login/ways/byAddress.ts",
    ),
    named(
      "a second way to renew a session; where it fails, the person is asked to sign in",
      "src/session/renew.ts",
    ),
  ],
  refresh: [
    elsewhere(
      "src/session/renew.test.ts: signs no person out when the platform cannot be reached",
      "src/session/renew.ts",
    ),
  ],
  webAuth: [drawn("src/features/login/authorize/authorizePorts.ts")],
  webAuthClient: [drawn("src/features/login/authorize/authorizePorts.ts")],
  socialProviderInfo: [
    elsewhere(
      "src/features/login/entry/unasked.test.tsx: without an answer, or refused for an unknown provider",
      "src/features/login/ways/lookUp.ts",
    ),
  ],
  socialLogin: [drawn("src/features/login/finishTrip.ts")],
  socialInfo: [
    elsewhere(
      "src/features/login/LoginPage.test.tsx: are absent, and the form stays as it is",
      "src/features/login/useProviders.ts",
    ),
    elsewhere(
      "src/features/login/SocialIcons.test.tsx: is reported in an alert below the form",
      "src/features/login/useSignInBy.ts",
    ),
  ],
  socialQrBegin: [drawn("src/features/login/qr/qrPorts.ts")],
  socialQrCheck: [
    elsewhere(
      "src/flows/qr/step.test.ts: stays while the platform cannot be reached",
      "src/features/login/qr/qrPorts.ts",
    ),
  ],
  ticketLogin: [drawn("src/features/login/ways/byAddress.ts")],
  switchLogin: [drawn("src/features/header/person/switchIdentity.ts")],
  passwordCode: [drawn("src/features/login/forgot/resetPorts.ts")],
  passwordCheck: [drawn("src/features/login/forgot/resetPorts.ts")],
  passwordReset: [drawn("src/features/login/forgot/resetPorts.ts")],
  ssoLoginUrl: [drawn("src/features/login/ways/SsoButton.tsx")],
  me: [
    drawn("src/shell/SessionGate.tsx"),
    named(
      "reads the answer of another place, which tells of a failure",
      "src/features/offline/watch/createOfflineWatcher.tsx",
      "src/session/identify.ts",
      "src/shell/drawn/firstCalls.ts",
      "src/shell/startPage.tsx",
      "src/state/heardChange.ts",
      "src/state/listeners.ts",
    ),
  ],
  logout: [
    elsewhere(
      "src/state/session.test.ts: removes everything of the person when the call ",
      "src/state/logout.ts",
    ),
    elsewhere(
      "src/features/login/authorize/authorizePorts.test.ts: signs the wrong person out, even if their session has ended meanwhile",
      "src/features/login/authorize/authorizePorts.ts",
    ),
    named(
      "sends what did not arrive again, before it is asked who is here",
      "src/api/askLate.ts",
      "src/api/owedLogout.ts",
      "src/state/listeners.ts",
    ),
  ],
  desktopColor: [
    nothing(
      "the page has the theme of the device; a toast says what failed",
      "src/shell/useRestoredTheme.ts",
    ),
  ],
  unhandledCount: [
    nothing(
      "a badge keeps the figure that it had, or shows none",
      "src/features/messages/bell/Bell.tsx",
      "src/features/messages/list/useMessages.ts",
      "src/features/messages/panel/messageSource.ts",
    ),
  ],
  messageConfig: [
    nothing(
      "badges show numbers, as on a platform without that setting",
      "src/features/messages/bell/Bell.tsx",
      "src/shell/usePersonMenu.ts",
    ),
  ],
  myAppIcons: [
    drawn("src/shell/usePersonMenu.ts"),
    named(
      "reads the answer of another place, which tells of a failure",
      "src/core/offline/keptAnswers.ts",
      "src/shell/askAhead.ts",
      "src/shell/drawn/firstCalls.ts",
      "src/shell/toasts/lessonEnd.ts",
      "src/state/useMyApps.ts",
    ),
  ],
  unreadCodeCount: [
    nothing("a badge keeps the figure that it had, or shows none", "src/shell/usePersonMenu.ts"),
  ],
  accessDetail: [
    nothing("the application opens; who opened it is for the school to know", "src/shell/useOpenings.ts"),
  ],
  helpTicket: [nothing("help opens without a ticket", "src/state/openHelp.ts")],
  setPortrait: [drawn("src/state/pictures/changePortrait.ts")],
  faceLogin: [drawn("src/session/face/facePorts.ts")],
  faceClocking: [drawn("src/session/face/facePorts.ts")],
  faceCheck: [drawn("src/session/face/facePorts.ts")],
  faceUser: [drawn("src/session/face/facePorts.ts")],
  faceChallenge: [drawn("src/session/face/facePorts.ts")],
  facePassword: [drawn("src/features/login/face/FacePassword.tsx")],
  faceConsent: [drawn("src/features/face/FaceDialog.tsx")],
  giveFaceConsent: [drawn("src/features/face/FaceConsentPart.tsx")],
  withdrawFaceConsent: [drawn("src/features/face/FaceConsentPart.tsx")],
  deleteFace: [
    drawn("src/features/face/FaceConsentPart.tsx"),
    elsewhere(
      "src/subapp/host/subAppCalls.test.ts: answered by %s is a failure with words, quiet or not",
      "subapps/records/client/PupilDialog.tsx",
    ),
  ],
  faceExport: [
    address("a link of the browser, which shows what it got", "src/features/face/FaceConsentPart.tsx"),
  ],
  faceAudit: [drawn("src/features/face/FaceRecordsPart.tsx")],
  faceSettings: [drawn("src/features/face/FaceSettingsPart.tsx")],
  setFaceSettings: [drawn("src/features/face/FaceSettingsPart.tsx")],
  faceOffer: [
    elsewhere(
      "src/features/login/FaceButton.test.tsx: signing in by face %s",
      "src/features/login/FaceButton.tsx",
    ),
  ],
  setTheme: [
    drawn("src/features/appearance/keep/keepTheme.ts", "src/features/appearance/sync/SyncDialog.tsx"),
  ],
  themeSyncPreview: [drawn("src/features/appearance/sync/useThemeSync.ts")],
  undoThemeSync: [drawn("src/features/appearance/sync/LastSync.tsx")],
  unreadMessages: [
    drawn("src/features/messages/list/useMessages.ts"),
    nothing(
      "nothing that the person asked for: the search finds what else there is, and news comes later",
      "src/features/messages/panel/messageSource.ts",
      "src/features/messages/told/MessagesHere.tsx",
      "src/features/messages/watch/MessageWatcher.tsx",
    ),
  ],
  messageHistory: [
    drawn("src/features/messages/list/useHistory.ts"),
    nothing(
      "whether it can be undone is not known, so the person is asked first",
      "src/features/messages/list/useReadAll.ts",
    ),
  ],
  readAllMessages: [drawn("src/features/messages/list/useRead.ts")],
  undoReadAll: [drawn("src/features/messages/list/useReadAll.ts")],
  readMessage: [
    drawn("src/features/messages/list/useRead.ts"),
    nothing("a message that is read by the way stays unread", "src/features/messages/told/MessagesHere.tsx"),
  ],
  popUpBox: [drawn("src/features/todo/list/useTodos.ts")],
  appAccess: [
    nothing(
      "the search and an address say what else is known",
      "src/features/search/SearchDialog.tsx",
      "src/features/search/access/useClosedApp.ts",
    ),
  ],
  modules: [
    drawn("src/features/licence/line/openLicences.ts"),
    nothing(
      "a licence that is not known is no reason to warn",
      "src/features/health/HealthWatcher.tsx",
      "src/features/licence/LicenceWatcher.tsx",
    ),
  ],
  codeTree: [
    elsewhere(
      "src/subapp/host/subAppCalls.test.ts: stay unknown, silently, if the platform does not answer",
      "src/subapp/host/subAppCalls.ts",
    ),
  ],
  unitLicence: [
    nothing("nothing is blocked by what is not known", "src/features/licence/LicenceWatcher.tsx"),
  ],
  moduleLicence: [elsewhere("src/shell/useExpired.test.tsx: stays closed by", "src/shell/useExpired.ts")],
  parentTeacherLink: [
    nothing(
      "the menu has no line for another account",
      "src/features/header/person/askForLink.ts",
      "src/features/header/person/useOtherIdentity.ts",
    ),
  ],
  chooseChild: [drawn("src/features/children/chooseChild.ts")],
  children: [
    drawn("src/features/children/useChildren.ts"),
    named(
      "shows the child of the portal, whose place tells of the failure",
      "src/features/face/FaceDialog.tsx",
    ),
  ],
  currentChild: [
    nothing(
      "the first child is shown",
      "src/features/children/watch/ChildWatcher.tsx",
      "src/shell/drawn/firstCalls.ts",
    ),
  ],
  childCounts: [nothing("children are shown without figures", "src/features/children/useChildren.ts")],
  adminRole: [nothing("what is for administrators is not offered", "src/state/useAdministrator.ts")],
  voiceToken: [drawn("src/features/voice/createVoicePorts.ts")],
  vocabulary: [drawn("src/features/voice/createVoicePorts.ts")],
  tableDownload: [
    elsewhere(
      "src/kit/download/download.test.tsx: is mentioned after 30 seconds, and the table sent once more on demand",
      "src/core/table/tablePath.ts",
    ),
  ],
  packageVersions: [
    nothing(
      "versions are for engineers; About leaves out what it does not know",
      "src/features/about/VersionWatcher.tsx",
      "src/features/about/loadVersions.ts",
      "src/features/health/checkReach.ts",
    ),
  ],
  fileCheck: [drawn("src/state/uploads/uploadRequests.ts")],
  upload: [drawn("src/state/uploads/uploadRequests.ts")],
  chunkCheck: [drawn("src/state/uploads/uploadRequests.ts")],
  chunkUpload: [drawn("src/state/uploads/uploadRequests.ts")],
  mergeFile: [drawn("src/state/uploads/uploadRequests.ts")],
  base64Image: [drawn("src/state/pictures/uploadBase64.ts")],
  releaseFile: [
    nothing(
      "the platform removes what nothing needs by itself",
      "src/state/uploads/deliverTo.ts",
      "src/subapp/sdk/AttachmentsField.tsx",
    ),
  ],
  showThumbnail: [address("a picture: its place shows an icon")],
  showFile: [
    address(
      "a link or a preview, which says that it cannot be shown",
      "server/platform/storage/fileAddress.ts",
    ),
  ],
  manifest: [
    drawn("src/subapp/host/subAppCalls.ts"),
    nothing(
      "an application whose health is not known is shown as it is",
      "src/features/health/checkReach.ts",
    ),
  ],
  frontPackage: [
    nothing(
      "versions are for engineers; About leaves out what it does not know",
      "src/features/about/VersionWatcher.tsx",
      "src/features/about/loadVersions.ts",
      "src/features/new-build/watch/NewBuildWatcher.ts",
    ),
  ],
  frontVersion: [nothing("About leaves out what it does not know", "src/features/about/loadVersions.ts")],
  themeStyles: [address("a style sheet: the page has the look that is built in")],
} satisfies Readonly<Record<CallName, readonly Place[]>>;

const callsSeen = (seen: Place["seen"]) =>
  (Object.keys(PLACES) as CallName[]).filter((name) =>
    PLACES[name].some((place: Place) => place.seen === seen),
  );

/** The calls with a place that is drawn for each sort of fault. */
export const DRAWN = callsSeen("drawn");

/** The tests that draw other places, as `file: beginning of the title`. */
export const TESTS_ELSEWHERE: readonly string[] = Object.values(PLACES)
  .flat<readonly (readonly Place[])[]>()
  .flatMap((place) => (place.seen === "elsewhere" ? [place.test] : []));
