import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { VersionGap } from "../../base/core/apps/appHealth";

const Place = styled("p")(({ theme }) => ({
  margin: "0.75rem",
  padding: "0.625rem 1rem",
  borderRadius: "var(--radius-control)",
  border: `1px solid ${theme.vars.palette.warning.main}`,
  backgroundColor: theme.vars.palette.soft.warning,
  color: theme.vars.palette.text.primary,
  overflowWrap: "anywhere",
}));

/** Stands over an application that does not fit its server part: which of them is older, and whom to ask [MORE-02]. */
export const VersionNotice = ({ gap: { older, has, needs } }: { readonly gap: VersionGap }): ReactElement => (
  <Place role="status">
    <FormattedMessage id={`healthNotice.${older}`} values={{ has, needs }} />
  </Place>
);
