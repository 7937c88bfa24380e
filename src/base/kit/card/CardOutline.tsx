import { styled } from "@mui/material/styles";
import { Skeleton } from "../Skeleton";

/** A card of the desktop before it comes: as high as one with three entries, so that nothing below it moves then. */
export const CardOutline = styled(Skeleton)({
  blockSize: "var(--card-outline, 18.5rem)",
  borderRadius: "var(--radius-card)",
});
