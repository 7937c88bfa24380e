import { styled } from "@mui/material/styles";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useEffect } from "react";
import type { Text } from "../base/core/wire/text";
import { useText } from "../base/i18n/useText";
import { Phrase } from "../base/kit/Phrase";

const Frame = styled("p")(({ theme }) => ({
  display: "flex",
  gap: "0.75rem",
  margin: 0,
  padding: "0.875rem 1rem",
  border: `1px solid ${theme.vars.palette.warning.main}`,
  borderRadius: "min(var(--radius-control), 0.75rem)",
  backgroundColor: theme.vars.palette.soft.warning,
  color: theme.vars.palette.text.primary,
  overflowWrap: "anywhere",
  "& > svg": { flex: "none", color: theme.vars.palette.warning.main },
}));

/** Says in place, and to developers on the console, what the page's configuration lacks. */
export function ListWarning({ what }: { readonly what: Text }) {
  const words = useText()(what);
  useEffect(() => {
    if (process.env["NODE_ENV"] !== "production") console.warn(words);
  }, [words]);
  return (
    <Frame role="alert">
      <TriangleAlert aria-hidden size="1.375rem" />
      <span>
        <Phrase text={what} />
      </span>
    </Frame>
  );
}
