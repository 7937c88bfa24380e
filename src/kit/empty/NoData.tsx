import type { ComponentType, ReactElement, ReactNode } from "react";
import type { Text } from "../../core/wire/text";
import { EmptyState } from "../EmptyState";
import { EmptyBoard } from "./EmptyBoard";
import { EmptyBox } from "./EmptyBox";
import { EmptyShelf } from "./EmptyShelf";
import "../words";

/** What is empty: a desktop without applications, a dashboard without figures, or anything else [WID-05]. */
export type NoDataKind = "desktop" | "dashboard" | "default";

const KINDS: Readonly<Record<NoDataKind, { readonly drawing: ComponentType; readonly what: Text }>> = {
  desktop: { drawing: EmptyShelf, what: { id: "kit.noData.desktop" } },
  dashboard: { drawing: EmptyBoard, what: { id: "kit.noData.dashboard" } },
  default: { drawing: EmptyBox, what: { id: "kit.noData.default" } },
};

interface Props {
  readonly kind?: NoDataKind;
  /** In place of the kind's own words; better where one can say what is missing. */
  readonly what?: Text;
  /** What one can do about it: a button or a link. */
  readonly action?: ReactNode;
}

/** Stands where there is nothing to show, with a drawing of the kind's own [WID-05]. */
export function NoData({ kind = "default", what = KINDS[kind].what, action }: Props): ReactElement {
  const Drawing = KINDS[kind].drawing;
  return <EmptyState what={what} drawing={<Drawing />} action={action} />;
}
