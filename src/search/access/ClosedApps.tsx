import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ClosedApp } from "../core/closedApps";
import type { UserType } from "../../base/core/wire/user";
import { usePersonName } from "../../base/i18n/usePersonName";
import { Phrase } from "../../base/kit/Phrase";
import { usePerson } from "../../base/session/PersonContext";

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
}));

/** Teachers and staff can do something with the code of a permission; pupils and parents cannot. */
const KNOW_CODES: readonly UserType[] = [2, 4];

function Reason({ app }: { readonly app: ClosedApp }): ReactElement {
  const { formatMessage, formatList } = useIntl();
  const { userType, administrator } = usePerson();
  switch (app.reason) {
    case "userType": {
      const types = app.userTypes.map((type) => formatMessage({ id: "search.role" }, { role: String(type) }));
      return <FormattedMessage id="search.closed.userType" values={{ types: formatList(types) }} />;
    }
    case "permission":
      return administrator || KNOW_CODES.includes(userType) ? (
        <FormattedMessage id="search.closed.permissionNamed" values={{ code: app.permission }} />
      ) : (
        <FormattedMessage id="search.closed.permission" />
      );
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

/** Why the person may not open an application, and whom to ask: a paragraph's words [MORE-07]. */
export function WhyClosed({ app }: { readonly app: ClosedApp }): ReactElement {
  const { formatList } = useIntl();
  const named = usePersonName();
  return (
    <>
      <Reason app={app} />
      {GAP}
      {app.ask.length > 0 ? (
        <FormattedMessage
          id="search.closed.ask"
          values={{ names: <Phrase text={formatList(app.ask.map((name) => named(name)))} /> }}
        />
      ) : (
        <FormattedMessage id="search.closed.askAdministrator" />
      )}
    </>
  );
}

/** Applications that the person may not open, each with why not and whom to ask [MORE-07]. */
export const ClosedApps = ({ apps }: { readonly apps: readonly ClosedApp[] }): ReactElement => (
  <List role="list">
    {apps.map((app) => (
      <li key={app.code}>
        <strong>
          <Phrase text={app.name} />
        </strong>
        <p>
          <WhyClosed app={app} />
        </p>
      </li>
    ))}
  </List>
);
