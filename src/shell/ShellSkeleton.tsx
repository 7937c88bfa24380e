import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { Bone } from "../kit/Bone";
import { PageSkeleton } from "../kit/PageSkeleton";

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

const Body = styled("main")({
  paddingInline: "clamp(0.75rem, 3.6vw, 5rem)",
  paddingBlockStart: "2.25rem",
  minBlockSize: "100dvh",
});

/** The outline of the portal while it is not known who is signed in. */
export function ShellSkeleton(): ReactElement {
  return (
    <div className="look-page">
      <Bar className="look-header" aria-hidden="true">
        <Bone sx={{ inlineSize: "2.25rem", blockSize: "2.25rem" }} />
        <Bone sx={{ inlineSize: "9rem", blockSize: "1.5rem" }} />
      </Bar>
      <Body>
        <PageSkeleton lines={6} />
      </Body>
    </div>
  );
}
