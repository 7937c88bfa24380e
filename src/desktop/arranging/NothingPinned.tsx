import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";

const Words = styled("p")(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** How to fill the person's own applications. */
export const NothingPinned = (): ReactElement => (
  <Words>
    <FormattedMessage id="arrange.empty" />
  </Words>
);
