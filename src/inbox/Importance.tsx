import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Importance as Degree } from "./core/readInbox";

const Mark = styled("strong")(({ theme }) => ({
  marginInlineEnd: "0.25rem",
  fontWeight: 600,
  color: theme.vars.palette.warning.main,
  "&[data-degree='5']": { color: theme.vars.palette.error.main },
}));
const Less = styled("span")({ marginInlineEnd: "0.25rem" });

const USUAL: Degree = 3;

/** Whether a message is more important than others. */
export const isMarked = (degree: Degree): boolean => degree > USUAL;

/**
 * How important a message is, in words, and in colour where it is more than usual; nothing for the usual ones [MSG-01]. A space
 * follows, at which a narrow line breaks before the word after it, and without which both are read as one.
 */
export function Importance({ degree }: { readonly degree: Degree }): ReactElement | null {
  if (degree === USUAL) return null;
  const Words = isMarked(degree) ? Mark : Less;
  return (
    <>
      <Words data-degree={degree}>
        <FormattedMessage id="messages.importance" values={{ degree }} />
      </Words>{" "}
    </>
  );
}
