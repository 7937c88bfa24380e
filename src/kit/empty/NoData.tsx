import { styled } from "@mui/material/styles";
import type { ComponentType, ReactElement, ReactNode } from "react";
import type { Text } from "../../core/wire/text";
import { Phrase } from "../Phrase";
import { EmptyBoard } from "./EmptyBoard";
import { EmptyBox } from "./EmptyBox";
import { EmptyShelf } from "./EmptyShelf";
import "../words";

const Frame = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: "0.75rem",
  maxInlineSize: "28rem",
  marginInline: "auto",
  padding: "1.5rem",
  textAlign: "center",
  color: theme.vars.palette.text.secondary,
  "& p": { margin: 0, overflowWrap: "anywhere" },
  "& > :is(svg, img)": { maxInlineSize: "min(12rem, 60%)", blockSize: "auto" },
}));

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
  /** In place of the kind's own drawing: a picture that is hidden from screen readers, or null for words alone. */
  readonly drawing?: ReactNode;
  /** What one can do about it: a button or a link. */
  readonly action?: ReactNode;
}

/** Says kindly that there is nothing to show, with a drawing and a way on [WID-05]. */
export function NoData({ kind = "default", what, drawing, action }: Props): ReactElement {
  const own = KINDS[kind];
  return (
    <Frame>
      {drawing === undefined ? <own.drawing /> : drawing}
      <p>
        <Phrase text={what ?? own.what} />
      </p>
      {action}
    </Frame>
  );
}
