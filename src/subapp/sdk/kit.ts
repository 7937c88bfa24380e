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
export type { KnownFace } from "../../core/face/readFace";
export { defineSubApp, type ReactSubApp } from "./defineSubApp";
export { usePortal, useWords, type Words } from "./PortalContext";
export { latePart } from "./latePart";
export { PortalRoot, type SubAppCatalogue, type SubAppMessages } from "./PortalRoot";
export { useClient } from "./useClient";
export { useDayWords, type DayWords } from "./useDayWords";
export { useDialogs } from "./useDialogs";
export { useLive } from "./useLive";
export { useLoaded, type Loaded } from "./useLoaded";
export { useLocalWords } from "./useLocalWords";
export { useNow } from "./useNow";
export { usePlaceAt, type PlaceAt } from "./usePlaceAt";
export { schoolDay, useSchoolDate } from "./useSchoolDate";
export { LocalizedError, type AppSettings } from "../../core/wire/appSettings";
export { readInnerPlace, writeInnerPlace, type InnerPlace } from "../../core/address/innerPlace";
export { addDays, isDay, mondayOf, weekdayOf, type Day } from "../../core/date/calendar";
export { namedAddress } from "../../core/file/namedAddress";
export { readDateTime } from "../../core/date/readDateTime";
export { readsAlike } from "../../core/date/wallClock";
export { listOf, numberOf, recordOf, textOf } from "../../core/wire/read";
export { flagOf } from "../../core/wire/readFlag";
export { resolveBilingual } from "../../core/wire/text";
export { tableOfRows, type TableText } from "../../core/table/tableText";
export { AppTitle } from "../../kit/AppTitle";
export { ConfirmDialog } from "../../kit/ConfirmDialog";
export { DialogNotice } from "../../kit/dialog/DialogNotice";
export { useLeaveGuard } from "../../kit/dialog/useLeaveGuard";
export { DialogFrame } from "../../kit/DialogFrame";
export type { Question } from "../../kit/DialogQueue";
export { DownloadTableButton } from "../../kit/download/DownloadTableButton";
export { useTableDownload, type FoundTable, type TableSource } from "../../kit/download/useTableDownload";
export { LoadAlert } from "../../kit/LoadAlert";
export { PageFoot } from "../../kit/PageFoot";
export { PageFrame } from "../../kit/PageFrame";
export { PersonName } from "../../kit/PersonName";
export { LinkedPhrase } from "../../kit/LinkedPhrase";
export { Phrase } from "../../kit/Phrase";
export { nameFinder } from "../../core/names/nameFinder";
export { usePersonName } from "../../i18n/usePersonName";
export { Permit } from "../../kit/permission/Permit";
export { usePermission } from "../../kit/permission/PermissionContext";
export { ChoiceList, type ChoiceListProps, type ChoiceOption } from "../../kit/select/ChoiceList";
export { VisuallyHidden } from "../../kit/VisuallyHidden";
export { PrintButton } from "../../kit/print/PrintButton";
export { usePrint } from "../../kit/print/usePrint";
export { AT_END } from "../../kit/atEnd";
export { SendDialog, type Sending } from "../../kit/SendDialog";
export { UndoBar } from "../../kit/undo/UndoBar";
export { useUndoKey } from "../../kit/undo/useUndoKey";
