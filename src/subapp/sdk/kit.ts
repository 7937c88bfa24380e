/**
 * The portal's kit, shared with sub-applications as one copy under the name `@portal/kit`. All that a
 * sub-application may import from the portal is named here, and in `forms.ts` and `lists.ts` beside it.
 */
export { CONTRACT } from "./contract";
export type {
  Answer,
  AskedCrop,
  Base64Picture,
  CompressOptions,
  ContractClient,
  FileBeginning,
  Language,
  Live,
  Permissions,
  PictureAnswer,
  Place,
  Portal,
  PortalChild,
  PortalFaces,
  PortalNotice,
  PortalPictures,
  PortalRequest,
  PortalTime,
  Refreshable,
  RequestOptions,
  SessionUser,
  ShownLook,
  SubApp,
  SubAppInstance,
  Text,
  Wording,
} from "./contract";
export { FaceClocking, FaceCollecting } from "./FaceParts";
export type { KnownFace } from "../../face/core/readFace";
export { defineSubApp, type ReactSubApp } from "./defineSubApp";
export { usePortal, useWords, type Words } from "./PortalContext";
export { latePart } from "./latePart";
export { PortalRoot, type SubAppCatalogue, type SubAppMessages } from "./PortalRoot";
export { useClient } from "./useClient";
export { useDayWords, type DayWords } from "./useDayWords";
export { useDialogs } from "./useDialogs";
export { useLive } from "./useLive";
export { useLoaded, type Loaded } from "../../base/kit/useLoaded";
export { useLocalWords } from "./useLocalWords";
export { useNow } from "./useNow";
export { useOpening } from "./useOpening";
export { usePlaceAt, type PlaceAt } from "./usePlaceAt";
export { useReturned } from "./useReturned";
export { schoolDay, useSchoolDate } from "./useSchoolDate";
export { LocalizedError, type AppSettings } from "../../base/core/wire/appSettings";
export { readInnerPlace, writeInnerPlace, type InnerPlace } from "../../base/core/address/innerPlace";
export { addDays, isDay, mondayOf, weekdayOf, type Day } from "../../base/core/date/calendar";
export { namedAddress } from "../../base/core/file/namedAddress";
export { readDateTime } from "../../base/core/date/readDateTime";
export { readsAlike } from "../../base/core/date/wallClock";
export { listOf, numberOf, recordOf, textOf } from "../../base/core/wire/read";
export { flagOf } from "../../base/core/wire/readFlag";
export { bilingualOf, partsOfBilingual, resolveBilingual } from "../../base/core/wire/text";
export { tableOfRows, type TableText } from "../../base/core/table/tableText";
export { AppTitle } from "../../base/kit/AppTitle";
export { ConfirmDialog } from "../../base/kit/ConfirmDialog";
export { DialogNotice } from "../../base/kit/dialog/DialogNotice";
export { useLeaveGuard } from "../../base/kit/dialog/useLeaveGuard";
export { DialogFrame } from "../../base/kit/DialogFrame";
export type { Question } from "../../base/kit/DialogQueue";
export { DownloadTableButton } from "../../base/kit/download/DownloadTableButton";
export {
  useTableDownload,
  type FoundTable,
  type TableSource,
} from "../../base/kit/download/useTableDownload";
export { LoadAlert } from "../../base/kit/LoadAlert";
export { PageFoot } from "../../base/kit/PageFoot";
export { PageFrame } from "../../base/kit/PageFrame";
export { PersonName } from "../../base/kit/PersonName";
export { LinkedPhrase } from "../../base/kit/LinkedPhrase";
export { Phrase } from "../../base/kit/Phrase";
export { nameFinder } from "../../base/core/names/nameFinder";
export { usePersonName } from "../../base/i18n/usePersonName";
export { Permit } from "../../base/kit/permission/Permit";
export { usePermission } from "../../base/kit/permission/PermissionContext";
export { ChoiceList, type ChoiceListProps, type ChoiceOption } from "../../base/kit/select/ChoiceList";
export { LabelledChoice, type LabelledChoiceProps } from "../../base/kit/select/LabelledChoice";
export { VisuallyHidden } from "../../base/kit/VisuallyHidden";
export { PrintButton } from "../../base/kit/print/PrintButton";
export { usePrint } from "../../base/kit/print/usePrint";
export { AT_END } from "../../base/kit/atEnd";
export { SendDialog, type Sending } from "../../base/kit/SendDialog";
export { UndoBar } from "../../base/kit/undo/UndoBar";
export { useUndoKey } from "../../base/kit/undo/useUndoKey";
