import type { CallName } from "../contract/calls";

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

const stored = named("its answer is stored for the time without a network", "src/offline/desktopAnswers.ts");

/**
 * Each call of the contract with each file that makes it, and what a person sees there if it fails [REL-01]. A new call does not
 * compile without a row, and scripts/lib/callers.test.ts refuses a file without a place. What has no file is asked for by a browser.
 */
export const PLACES = {
  login: [drawn("src/base/session/tryPassword.ts")],
  unitConfig: [
    nothing(
      "a login page without the name and the logo of the school signs people in; a toast says what failed",
      "src/sign-in/useBranding.ts",
    ),
    nothing(
      "a desktop has the usual footer, no themes of the school's own and the art of its look",
      "src/appearance/AppearanceFrame.tsx",
      "src/appearance/ThemePictureWatcher.tsx",
      "src/footer/FooterPlace.tsx",
    ),
    named("asks ahead of what draws it", "src/shell/drawn/firstCalls.ts"),
    stored,
  ],
  unitLogo: [address("a picture: its place shows a letter", "src/base/api/addresses.ts")],
  sharedMessages: [
    nothing("the words that are built in", "src/shell/askedWords.ts", "src/shell/storeWords.ts"),
  ],
  appMessages: [nothing("the words that are built in", "src/shell/askedWords.ts", "src/shell/storeWords.ts")],
  siteConfig: [
    nothing(
      "a portal whose site says nothing has the usual values",
      "src/about/VersionWatcher.tsx",
      "src/appearance/ThemePictureWatcher.tsx",
      "src/desktop/DesktopPage.tsx",
      "src/desktop/classroom/ClassroomPage.tsx",
      "src/desktop/today/DayPlace.tsx",
      "src/downloads/DownloadsLine.tsx",
      "src/face/WireTime.tsx",
      "src/footer/FooterPlace.tsx",
      "src/header/PortalHeader.tsx",
      "src/header/useOtherLanguage.ts",
      "src/header/person/HelpLine.tsx",
      "src/header/person/useSwitchIdentity.ts",
      "src/licence/LicenceWatcher.tsx",
      "src/inbox/useHistory.ts",
      "src/inbox/useMessages.ts",
      "src/inbox/useShowMessage.ts",
      "src/new-build/NewBuildWatcher.ts",
      "src/offline/recall.ts",
      "src/offline/createOfflineWatcher.tsx",
      "src/todo/useTodos.ts",
      "src/voice/VoicePanel.tsx",
      "src/voice/VoiceLine.tsx",
      "src/voice/VoiceTool.tsx",
      "src/pages/drawDesktop.tsx",
      "src/shell/ViewportRoute.tsx",
      "src/shell/startAccountPage.tsx",
      "src/shell/startPage.tsx",
      "src/shell/usePersonMenu.ts",
      "src/base/state/listeners.ts",
      "src/base/state/siteHere.ts",
      "src/subapp/host/usePortalServices.ts",
    ),
  ],
  relogin: [drawn("src/sign-in/ways/byAddress.ts")],
  loginUserClient: [
    elsewhere(
      "src/sign-in/entry/enter.test.tsx: that fails says so in the box",
      "src/sign-in/ways/byAddress.ts",
    ),
    named(
      "a second way to renew a session; where it fails, the person is asked to sign in",
      "src/base/session/renew.ts",
    ),
  ],
  refresh: [
    elsewhere(
      "src/base/session/renew.test.ts: signs no person out when the platform cannot be reached",
      "src/base/session/renew.ts",
    ),
  ],
  webAuth: [drawn("src/sign-in/authorize/authorizePorts.ts")],
  webAuthClient: [drawn("src/sign-in/authorize/authorizePorts.ts")],
  socialProviderInfo: [
    elsewhere(
      "src/sign-in/entry/unasked.test.tsx: without an answer, or refused for an unknown provider",
      "src/sign-in/ways/lookUp.ts",
    ),
  ],
  socialLogin: [drawn("src/sign-in/finishTrip.ts")],
  socialInfo: [
    elsewhere(
      "src/sign-in/LoginPage.test.tsx: are absent, and the form stays as it is",
      "src/sign-in/useProviders.ts",
    ),
    elsewhere(
      "src/sign-in/SocialIcons.test.tsx: is reported in an alert below the form",
      "src/sign-in/useSignInBy.ts",
    ),
  ],
  socialQrBegin: [drawn("src/sign-in/qr/qrPorts.ts")],
  socialQrCheck: [
    elsewhere(
      "src/sign-in/flow/qr/step.test.ts: stays while the platform cannot be reached",
      "src/sign-in/qr/qrPorts.ts",
    ),
  ],
  ticketLogin: [drawn("src/sign-in/ways/byAddress.ts")],
  switchLogin: [drawn("src/header/person/switchIdentity.ts")],
  passwordCode: [drawn("src/sign-in/forgot/resetPorts.ts")],
  passwordCheck: [drawn("src/sign-in/forgot/resetPorts.ts")],
  passwordReset: [drawn("src/sign-in/forgot/resetPorts.ts")],
  ssoLoginUrl: [drawn("src/sign-in/ways/SsoButton.tsx")],
  me: [
    drawn("src/shell/SessionGate.tsx"),
    named(
      "reads the answer of another place, which tells of a failure",
      "src/offline/createOfflineWatcher.tsx",
      "src/base/session/identify.ts",
      "src/shell/drawn/firstCalls.ts",
      "src/shell/startPage.tsx",
      "src/inbox/refetchChanged.ts",
      "src/base/state/listeners.ts",
    ),
  ],
  logout: [
    elsewhere(
      "src/base/state/session.test.ts: removes everything of the person when the call ",
      "src/base/state/logout.ts",
    ),
    elsewhere(
      "src/sign-in/authorize/authorizePorts.test.ts: signs the wrong person out, even if their session has ended meanwhile",
      "src/sign-in/authorize/authorizePorts.ts",
    ),
    named(
      "sends what did not arrive again, before it is asked who is here",
      "src/base/api/pendingLogout.ts",
      "src/base/state/listeners.ts",
    ),
  ],
  desktopColor: [
    nothing(
      "the page has the theme of the device; a toast says what failed",
      "src/shell/useRestoredTheme.ts",
    ),
    stored,
  ],
  unhandledCount: [
    nothing(
      "a badge keeps the figure that it had, or shows none",
      "src/inbox/bell/Bell.tsx",
      "src/inbox/useMessages.ts",
      "src/inbox/messageSource.ts",
    ),
    stored,
  ],
  messageConfig: [
    nothing(
      "badges show numbers, as on a platform without that setting",
      "src/inbox/bell/Bell.tsx",
      "src/shell/usePersonMenu.ts",
    ),
    stored,
  ],
  myAppIcons: [
    drawn("src/shell/usePersonMenu.ts"),
    named(
      "reads the answer of another place, which tells of a failure",
      "src/offline/desktopAnswers.ts",
      "src/shell/askAhead.ts",
      "src/shell/drawn/firstCalls.ts",
      "src/shell/lessonEnd.ts",
      "src/base/state/useMyApps.ts",
    ),
  ],
  unreadCodeCount: [
    nothing("a badge keeps the figure that it had, or shows none", "src/shell/usePersonMenu.ts"),
    stored,
  ],
  accessDetail: [
    nothing("the application opens; who opened it is for the school to know", "src/shell/useOpenings.ts"),
  ],
  helpTicket: [nothing("help opens without a ticket", "src/base/state/openHelp.ts")],
  setPortrait: [drawn("src/picture/changePortrait.ts")],
  faceLogin: [drawn("src/face/facePorts.ts")],
  faceClocking: [drawn("src/face/facePorts.ts")],
  faceCheck: [drawn("src/face/facePorts.ts")],
  faceUser: [drawn("src/face/facePorts.ts")],
  faceChallenge: [drawn("src/face/facePorts.ts")],
  facePassword: [drawn("src/sign-in/face/FacePassword.tsx")],
  faceConsent: [drawn("src/face/FaceDialog.tsx")],
  giveFaceConsent: [drawn("src/face/FaceConsentPart.tsx")],
  withdrawFaceConsent: [drawn("src/face/FaceConsentPart.tsx")],
  deleteFace: [
    drawn("src/face/FaceConsentPart.tsx"),
    elsewhere(
      "src/subapp/host/subAppCalls.test.ts: answered by %s is a failure with words, quiet or not",
      "subapps/records/client/PupilDialog.tsx",
    ),
  ],
  faceExport: [address("a link of the browser, which shows what it got", "src/face/FaceConsentPart.tsx")],
  faceAudit: [drawn("src/face/FaceRecordsPart.tsx")],
  faceSettings: [drawn("src/face/FaceSettingsPart.tsx")],
  setFaceSettings: [drawn("src/face/FaceSettingsPart.tsx")],
  faceOffer: [
    elsewhere("src/sign-in/FaceButton.test.tsx: signing in by face %s", "src/sign-in/FaceButton.tsx"),
  ],
  setTheme: [drawn("src/appearance/keepTheme.ts", "src/appearance/SyncDialog.tsx")],
  themeSyncPreview: [drawn("src/appearance/useThemeSync.ts")],
  undoThemeSync: [drawn("src/appearance/LastSync.tsx")],
  unreadMessages: [
    drawn("src/inbox/useMessages.ts"),
    nothing(
      "nothing that the person asked for: the search finds what else there is, and news comes later",
      "src/inbox/messageSource.ts",
      "src/inbox/PlaceMessages.tsx",
      "src/inbox/MessageWatcher.tsx",
    ),
    stored,
  ],
  messageHistory: [
    drawn("src/inbox/useHistory.ts"),
    nothing(
      "whether it can be undone is not known, so the person is asked first",
      "src/inbox/useMarkAllReadWithUndo.ts",
    ),
  ],
  readAllMessages: [drawn("src/inbox/useMarkRead.ts")],
  undoReadAll: [drawn("src/inbox/useMarkAllReadWithUndo.ts")],
  readMessage: [
    drawn("src/inbox/useMarkRead.ts"),
    nothing("a message that is read by the way stays unread", "src/inbox/PlaceMessages.tsx"),
  ],
  popUpBox: [drawn("src/todo/useTodos.ts"), stored],
  appAccess: [
    nothing(
      "the search and an address say what else is known",
      "src/search/SearchDialog.tsx",
      "src/search/access/useClosedApp.ts",
    ),
  ],
  modules: [
    drawn("src/licence/openLicences.ts"),
    nothing(
      "a licence that is not known is no reason to warn",
      "src/health/HealthWatcher.tsx",
      "src/licence/LicenceWatcher.tsx",
    ),
  ],
  codeTree: [
    elsewhere(
      "src/subapp/host/subAppCalls.test.ts: stay unknown, silently, if the platform does not answer",
      "src/subapp/host/subAppCalls.ts",
    ),
    nothing("people whose codes are not known are not offered the lab", "src/lab/useMayUseLab.ts"),
  ],
  unitLicence: [nothing("nothing is blocked by what is not known", "src/licence/LicenceWatcher.tsx")],
  moduleLicence: [elsewhere("src/shell/useExpired.test.tsx: stays closed by", "src/shell/useExpired.ts")],
  parentTeacherLink: [
    nothing(
      "the menu has no line for another account",
      "src/header/person/askForLink.ts",
      "src/header/person/useOtherIdentity.ts",
    ),
  ],
  chooseChild: [drawn("src/children/chooseChild.ts")],
  children: [
    drawn("src/children/useChildren.ts"),
    named("shows the child of the portal, whose place tells of the failure", "src/face/FaceDialog.tsx"),
    stored,
  ],
  currentChild: [
    nothing("the first child is shown", "src/children/ChildWatcher.tsx", "src/shell/drawn/firstCalls.ts"),
    stored,
  ],
  childCounts: [nothing("children are shown without figures", "src/children/useChildren.ts"), stored],
  adminRole: [nothing("what is for administrators is not offered", "src/base/state/useAdministrator.ts")],
  voiceToken: [drawn("src/voice/createVoicePorts.ts")],
  vocabulary: [drawn("src/voice/createVoicePorts.ts")],
  tableDownload: [
    elsewhere(
      "src/base/kit/download/download.test.tsx: is mentioned after 30 seconds, and the table sent once more on demand",
      "src/base/kit/download/useTableDownload.ts",
    ),
  ],
  packageVersions: [
    nothing(
      "versions are for engineers; About leaves out what it does not know",
      "src/about/VersionWatcher.tsx",
      "src/about/loadVersions.ts",
      "src/health/useReach.ts",
      "src/lab/readSubject.ts",
    ),
  ],
  fileCheck: [drawn("src/upload/uploadRequests.ts")],
  upload: [drawn("src/upload/uploadRequests.ts")],
  chunkCheck: [drawn("src/upload/uploadRequests.ts")],
  chunkUpload: [drawn("src/upload/uploadRequests.ts")],
  mergeFile: [drawn("src/upload/uploadRequests.ts")],
  base64Image: [drawn("src/picture/uploadBase64.ts")],
  releaseFile: [
    nothing(
      "the platform removes what nothing needs by itself",
      "src/upload/deliverTo.ts",
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
    elsewhere("src/lab/lab.test.tsx: says in words of its own", "src/lab/readSubject.ts"),
    nothing("an application whose health is not known is shown as it is", "src/health/useReach.ts"),
  ],
  appFile: [
    elsewhere("src/lab/core/contractChecks.test.ts: is a note where there is none", "src/lab/readSubject.ts"),
  ],
  frontPackage: [
    nothing(
      "versions are for engineers; About leaves out what it does not know",
      "src/about/VersionWatcher.tsx",
      "src/about/loadVersions.ts",
      "src/new-build/NewBuildWatcher.ts",
    ),
  ],
  frontVersion: [nothing("About leaves out what it does not know", "src/about/loadVersions.ts")],
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
