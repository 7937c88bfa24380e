import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ClosedApp } from "../../../core/wire/closedApps";
import { usePersonName } from "../../../i18n/usePersonName";
import { Phrase } from "../../../kit/Phrase";
import "./words";

const GAP = " ";

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: "0.625rem",
  textAlign: "start",
  overflowWrap: "anywhere",
  "& > li": {
    paddingInlineStart: "0.75rem",
    borderInlineStart: `3px solid ${theme.vars.palette.line.control}`,
  },
  "& p": { margin: "0.125rem 0 0" },
  "& code": { font: "inherit", color: theme.vars.palette.text.secondary },
}));

function Reason({ app }: { readonly app: ClosedApp }): ReactElement {
  const { formatMessage, formatList } = useIntl();
  const types = app.userTypes.map((type) => formatMessage({ id: "search.role" }, { role: String(type) }));
  switch (app.reason) {
    case "userType":
      return <FormattedMessage id="search.closed.userType" values={{ types: formatList(types) }} />;
    case "permission":
      return <FormattedMessage id="search.closed.permission" values={{ code: app.permission }} />;
    case "unit":
      return <FormattedMessage id="search.closed.unit" />;
    case "switchedOff":
      return <FormattedMessage id="search.closed.switchedOff" />;
    case "licence":
      return <FormattedMessage id="search.closed.licence" />;
    case "unreachable":
      return <FormattedMessage id="search.closed.unreachable" />;
    case "serverOlder":
      return <FormattedMessage id="search.closed.serverOlder" />;
    case "clientOlder":
      return <FormattedMessage id="search.closed.clientOlder" />;
  }
}

/** Why the person may not open these applications: the code or the role that it takes, and whom to ask [MORE-07]. */
export function ClosedApps({ apps }: { readonly apps: readonly ClosedApp[] }): ReactElement {
  const { formatList } = useIntl();
  const named = usePersonName();
  return (
    <List role="list">
      {apps.map((app) => (
        <li key={app.code}>
          <strong>
            <Phrase text={app.name} />
          </strong>
          {GAP}
          <code>{app.code}</code>
          <p>
            <Reason app={app} />
            {GAP}
            {app.ask.length > 0 ? (
              <FormattedMessage
                id="search.closed.ask"
                values={{ names: <Phrase text={formatList(app.ask.map((name) => named(name, true)))} /> }}
              />
            ) : (
              <FormattedMessage id="search.closed.askAdministrator" />
            )}
          </p>
        </li>
      ))}
    </List>
  );
}
