import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { piece, Words } from "./Mini";

const Page = styled("div")({
  gridTemplateColumns: "1.2fr 1fr",
  alignItems: "center",
  gap: "3cqw",
  padding: "4cqw",
  "& > .art": {
    display: "grid",
    gap: "2cqw",
    alignSelf: "start",
    paddingBlockStart: "5cqw",
    minInlineSize: 0,
  },
  "& .greeting": { margin: 0, font: "700 max(0.625rem, 6cqw) / 1.4 var(--font-heading)", overflow: "hidden" },
  "& > .card": {
    display: "grid",
    gap: "2.5cqw",
    padding: "4cqw",
    borderRadius: "var(--radius-card)",
    border: "var(--border-width) solid var(--line-outline)",
    backgroundColor: "var(--surface-card)",
  },
  "& s": {
    blockSize: "6.5cqw",
    borderRadius: "var(--radius-control)",
    border: "1px solid var(--line-control)",
  },
  "& em": {
    padding: "1.2cqw",
    borderRadius: "var(--radius-control)",
    backgroundColor: "var(--brand-accent)",
    color: "var(--brand-accent-contrast)",
    fontStyle: "normal",
    fontWeight: 600,
    textAlign: "center",
  },
});

/** The login page in small. */
export const MiniLogin = (): ReactElement => (
  <Page>
    <div className="art">
      <div className="greeting">
        <FormattedMessage id="appearance.mini.school" />
      </div>
      <Words style={piece("70%")} />
    </div>
    <div className="card">
      <Words style={piece("50%", "--text-primary")} />
      <s />
      <s />
      <em>
        <FormattedMessage id="appearance.mini.signIn" />
      </em>
    </div>
  </Page>
);
