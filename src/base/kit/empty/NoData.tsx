import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import type { Text } from "../../core/wire/text";
import { Phrase } from "../Phrase";
import { LateScene } from "../LateScene";
import type { SceneKind } from "./scenes/kinds";

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
  "& > span": { maxInlineSize: "12rem" },
}));

/** What is empty: a desktop without applications, a dashboard without figures, or anything else [WID-05]. */
export type NoDataKind = "desktop" | "dashboard" | "default";

const KINDS: Readonly<Record<NoDataKind, { readonly scene: SceneKind; readonly what: Text }>> = {
  desktop: { scene: "first", what: { id: "kit.noData.desktop" } },
  dashboard: { scene: "empty", what: { id: "kit.noData.dashboard" } },
  default: { scene: "empty", what: { id: "kit.noData.default" } },
};

interface Props {
  readonly kind?: NoDataKind;
  /** In place of the kind's own words; better where one can say what is missing. Null where the page has said it above. */
  readonly what?: Text | null;
  /** Another drawing than the kind's own. */
  readonly scene?: SceneKind;
  /** In place of a drawing of the look: a picture that is hidden from screen readers, or null for words alone. */
  readonly drawing?: ReactNode;
  /** What one can do about it: a button or a link. */
  readonly action?: ReactNode;
}

/** Says kindly that there is nothing to show, with a drawing and a way on [WID-05]. */
export function NoData({ kind = "default", what, scene, drawing, action }: Props): ReactElement {
  const own = KINDS[kind];
  return (
    <Frame>
      {drawing === undefined ? <LateScene kind={scene ?? own.scene} /> : drawing}
      {what !== null && (
        <p>
          <Phrase text={what ?? own.what} />
        </p>
      )}
      {action}
    </Frame>
  );
}
