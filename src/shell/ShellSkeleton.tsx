import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { USUAL_LAYOUT } from "../base/core/preferences/layout";
import { DesktopSkeleton } from "../desktop";
import { Skeleton } from "../base/kit/Skeleton";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { LayoutFrame, Main } from "./LayoutFrame";
import type { LayoutName } from "./layouts";

const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "1rem",
  minBlockSize: "var(--header-height)",
  paddingInline: "clamp(1rem, 1.9vw, 2.25rem)",
  backgroundColor: theme.vars.palette.surface.header,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  "@media (max-width: 37.5em)": { minBlockSize: "3.5rem" },
}));

interface Props {
  /** The layout that will probably come. */
  readonly layout?: LayoutName;
  readonly locked?: boolean;
}

/** The outline of the portal while it is not known who is signed in. */
export function ShellSkeleton({ layout = USUAL_LAYOUT, locked = false }: Props): ReactElement {
  return (
    <LayoutFrame
      layout={layout}
      locked={locked}
      header={
        <Bar className="look-header" aria-hidden="true">
          <Skeleton sx={{ inlineSize: "2.25rem", blockSize: "2.25rem" }} />
          <Skeleton sx={{ inlineSize: "9rem", blockSize: "1.5rem" }} />
        </Bar>
      }
    >
      <Main>
        <VisuallyHidden role="status">
          <FormattedMessage id="common.loading" />
        </VisuallyHidden>
        <DesktopSkeleton />
      </Main>
    </LayoutFrame>
  );
}
