import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { Importance as Degree } from "../../../core/wire/inbox";

const Mark = styled("strong")(({ theme }) => ({
  marginInlineEnd: "0.25rem",
  fontWeight: 600,
  color: theme.vars.palette.warning.main,
  "&[data-degree='5']": { color: theme.vars.palette.error.main },
}));

/** What is marked at all. */
export const isMarked = (degree: Degree): boolean => degree >= 4;

/**
 * That a message is urgent or important, in words and colour; nothing for all others [MSG-01]. A space follows, at which a narrow line
 * breaks before the word after it, and without which both are read as one.
 */
export const Importance = ({ degree }: { readonly degree: Degree }): ReactElement | null =>
  isMarked(degree) ? (
    <>
      <Mark data-degree={degree}>
        <FormattedMessage id="messages.importance" values={{ degree }} />
      </Mark>{" "}
    </>
  ) : null;
