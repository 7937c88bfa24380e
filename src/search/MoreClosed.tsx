import { styled } from "@mui/material/styles";
import { useId, useState, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { ClosedApp } from "./core/closedApps";
import { PlainButton } from "../base/kit/PlainButton";
import { ClosedApps } from "./access/ClosedApps";

const GAP = " ";

const Place = styled("div")(({ theme }) => ({
  padding: "0.625rem 1.25rem",
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: "0.9375rem",
  "& > p": { margin: 0 },
  "& > div": { marginBlockStart: "0.625rem", color: theme.vars.palette.text.primary },
}));

/** Says that there are applications that the person may not open, and why, when they ask [MORE-07]. */
export function MoreClosed({ apps }: { readonly apps: readonly ClosedApp[] }): ReactElement {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Place>
      <p>
        <FormattedMessage id="search.closed.count" values={{ count: apps.length }} />
        {GAP}
        <PlainButton type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <FormattedMessage id="search.closed.why" />
        </PlainButton>
      </p>
      <div id={id} hidden={!open}>
        {open && <ClosedApps apps={apps} />}
      </div>
    </Place>
  );
}
