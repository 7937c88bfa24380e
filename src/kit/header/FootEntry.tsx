import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import { EntryContent } from "../apps/EntryContent";
import { opensPanel, type PanelHandle } from "./panel";

const entry = {
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "0.125rem",
  inlineSize: "100%",
  minBlockSize: "3.5rem",
  padding: 0,
  border: 0,
  font: "inherit",
  fontSize: "0.8125rem",
  lineHeight: 1.2,
  textDecoration: "none",
  cursor: "pointer",
  "& svg": { inlineSize: "1.375rem", blockSize: "1.375rem" },
  "& .icon": { position: "relative", display: "inline-grid" },
} as const;

/** A link of the bar of phones. */
export const FootLink = styled("a")(({ theme }) => ({
  ...entry,
  color: theme.vars.palette.text.secondary,
  "&[aria-current='page']": { color: theme.vars.palette.brand.current, fontWeight: 600 },
}));

const Press = styled("button")(({ theme }) => ({
  ...entry,
  backgroundColor: "transparent",
  color: theme.vars.palette.text.secondary,
  "&[aria-expanded='true']": { color: theme.vars.palette.brand.current },
}));

interface Props {
  readonly panel: PanelHandle;
  readonly icon: ReactNode;
  /** The entry's name. */
  readonly children: ReactNode;
}

/** An item of the bar of phones that opens a panel. */
export const FootEntry = ({ panel, icon, children }: Props): ReactElement => (
  <li>
    <Press aria-haspopup="dialog" {...opensPanel(panel)}>
      <EntryContent icon={icon}>{children}</EntryContent>
    </Press>
  </li>
);
