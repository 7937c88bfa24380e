import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";

const Place = styled("div")(({ theme }) => ({
  padding: "0.75rem 1.25rem 1rem",
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
  "& p": { margin: 0 },
  "& p + p": { marginBlockStart: "0.25rem", fontSize: "0.9375rem" },
}));

interface Props {
  readonly query: string;
  /** Applications have not answered yet, so there may be more. */
  readonly isAsking: boolean;
}

/** Stands below what was found while more may come, and says so where nothing was. */
export const NothingFound = ({ query, isAsking }: Props): ReactElement => (
  <Place>
    {isAsking ? (
      <p>
        <FormattedMessage id="search.waiting" />
      </p>
    ) : (
      <>
        <p>
          <FormattedMessage id="search.none" values={{ query }} />
        </p>
        <p>
          <FormattedMessage id="search.none.hint" />
        </p>
      </>
    )}
  </Place>
);
