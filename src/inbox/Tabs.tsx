import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";

const Bar = styled("nav")(({ theme }) => ({
  display: "flex",
  gap: "0.25rem",
  "& a": {
    display: "inline-grid",
    placeItems: "center",
    minBlockSize: "2.25rem",
    paddingInline: "0.875rem",
    borderRadius: "var(--radius-control)",
    color: theme.vars.palette.text.secondary,
    textDecoration: "none",
  },
  "& a:hover": { backgroundColor: theme.vars.palette.surface.hover },
  "& a[aria-current]": {
    backgroundColor: theme.vars.palette.surface.selected,
    color: theme.vars.palette.brand.current,
    fontWeight: 600,
  },
}));

/** The places of the two lists, so that each has an address. */
const TABS = [
  { id: "unread", href: "#/messages" },
  { id: "all", href: "#/messages?show=all" },
] as const;

/** The ways to what is unread, and to all messages of the last 90 days [MSG-03]. */
export const Tabs = ({ current }: { readonly current: (typeof TABS)[number]["id"] }): ReactElement => (
  <Bar aria-label={useIntl().formatMessage({ id: "messages.tabs" })}>
    {TABS.map(({ id, href }) => (
      <a key={id} href={href} {...(id === current && { "aria-current": "page" as const })}>
        <FormattedMessage id={`messages.tab.${id}`} />
      </a>
    ))}
  </Bar>
);
