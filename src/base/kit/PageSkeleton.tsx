import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { breathing } from "./Skeleton";
import { VisuallyHidden } from "./VisuallyHidden";

const Frame = styled("div")({ display: "grid", gap: "1rem", padding: "1.5rem" });

const Bar = styled("div")(({ theme }) => ({
  blockSize: "1rem",
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.action.hover,
  ...breathing,
  "&:first-of-type": { blockSize: "2rem", inlineSize: "40%" },
  "&:last-of-type": { inlineSize: "70%" },
}));

interface Props {
  readonly lines?: number;
}

/** The skeleton of a page that is loading; spoken as one word, not as its bars. */
export const PageSkeleton = ({ lines = 4 }: Props) => (
  <Frame role="status">
    <VisuallyHidden>
      <FormattedMessage id="common.loading" />
    </VisuallyHidden>
    {Array.from({ length: lines }, (_, line) => (
      <Bar key={line} aria-hidden />
    ))}
  </Frame>
);
