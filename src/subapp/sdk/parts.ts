/**
 * Parts of pages for sub-applications, shared under the name `@portal/kit/parts` and fetched when the first one asks for them:
 * what stands while something loads, failed or is not there, what shows figures and files, and what scrolls by itself.
 */
export { DashboardCard, type CardAction, type CardState } from "../../base/kit/card/DashboardCard";
export { NoData, type NoDataKind } from "../../base/kit/empty/NoData";
export { ErrorCard } from "../../base/kit/ErrorCard";
export { FileIntake, type Intake } from "../../base/kit/file/FileIntake";
export { entryList, entryTree, type Entry, type EntryNode } from "../../upload/core/entries";
export { FileTypeIcon } from "../../base/kit/file/FileTypeIcon";
export { FocusKeeper } from "../../base/kit/FocusKeeper";
export { handFocus } from "../../base/kit/lostFocus";
export { showFocused } from "../../base/kit/showFocused";
export { PageSkeleton } from "../../base/kit/PageSkeleton";
export { Progress } from "../../base/kit/progress/Progress";
export { Steps } from "../../base/kit/progress/Steps";
export { ScrollWrapper, type More } from "../../base/kit/scroll/ScrollWrapper";
export { useRejected } from "./useRejected";
export { useHandedFocus } from "../../base/kit/useHandedFocus";
export { useAmounts, type Amounts } from "../../base/kit/useAmounts";
export { ShortNumber } from "../../base/kit/ShortNumber";
