import { styled } from "@mui/material/styles";
import type { MouseEvent } from "react";
import { FormattedMessage } from "react-intl";

const Anchor = styled("a")(({ theme }) => ({
  position: "fixed",
  insetBlockStart: "0.5rem",
  insetInlineStart: "0.5rem",
  zIndex: theme.zIndex.tooltip,
  padding: "0.75rem 1rem",
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[8],
  "&:not(:focus)": {
    clipPath: "inset(50%)",
    inlineSize: "1px",
    blockSize: "1px",
    padding: 0,
    overflow: "hidden",
  },
}));

interface Props {
  /** The id of the main content, which must be focusable (`tabIndex={-1}`). */
  readonly target: string;
}

/**
 * The first stop of the Tab key: leads past the header to the content. It moves the focus itself, because in a
 * page with hash routes the address is not free for it [A11Y-02].
 */
export function SkipLink({ target }: Props) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <Anchor href={`#${target}`} onClick={skip}>
      <FormattedMessage id="common.skipToContent" />
    </Anchor>
  );
}
