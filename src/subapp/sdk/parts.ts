/**
 * Parts of pages for sub-applications, shared under the name `@portal/kit/parts` and fetched when the first one asks for them:
 * what stands while something loads, failed or is not there, what shows figures and files, and what scrolls by itself.
 */
export { DashboardCard, type CardAction, type CardState } from "../../kit/card/DashboardCard";
export { NoData, type NoDataKind } from "../../kit/empty/NoData";
export { ErrorCard } from "../../kit/ErrorCard";
export { FileIntake, type Intake } from "../../kit/file/FileIntake";
export { entryList, entryTree, type Entry, type EntryNode } from "../../core/upload/entries";
export { FileTypeIcon } from "../../kit/file/FileTypeIcon";
export { FocusKeeper } from "../../kit/FocusKeeper";
export { handFocus } from "../../kit/lostFocus";
export { showFocused } from "../../kit/showFocused";
export { PageSkeleton } from "../../kit/PageSkeleton";
export { Progress } from "../../kit/progress/Progress";
export { Steps } from "../../kit/progress/Steps";
export { ScrollWrapper, type More } from "../../kit/scroll/ScrollWrapper";
export { useRejected } from "./useRejected";
export { useHandedFocus } from "../../kit/useHandedFocus";
export { useAmounts, type Amounts } from "../../kit/useAmounts";
export { ShortNumber } from "../../kit/ShortNumber";
