import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { DesktopSkeleton } from "../features/desktop";
import { Bone } from "../kit/Bone";
import { VisuallyHidden } from "../kit/VisuallyHidden";

const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: "1rem",
  minBlockSize: "4.5rem",
  paddingInline: "clamp(1rem, 1.9vw, 2.25rem)",
  backgroundColor: theme.vars.palette.surface.header,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  "@media (max-width: 600px)": { minBlockSize: "3.5rem" },
}));

/** The outline of the portal while it is not known who is signed in. */
export function ShellSkeleton(): ReactElement {
  return (
    <div className="look-page">
      <Bar className="look-header" aria-hidden="true">
        <Bone sx={{ inlineSize: "2.25rem", blockSize: "2.25rem" }} />
        <Bone sx={{ inlineSize: "9rem", blockSize: "1.5rem" }} />
      </Bar>
      <main>
        <VisuallyHidden role="status">
          <FormattedMessage id="common.loading" />
        </VisuallyHidden>
        <DesktopSkeleton />
      </main>
    </div>
  );
}
