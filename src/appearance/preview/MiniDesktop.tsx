import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { piece, Words } from "./Mini";

const Page = styled("div")({
  gridTemplateRows: "9cqw 1fr",
  "& > .bar": {
    display: "flex",
    alignItems: "center",
    gap: "2cqw",
    paddingInline: "3cqw",
    backgroundColor: "var(--surface-header)",
    borderBlockEnd: "1px solid var(--line-soft)",
  },
  "& > .bar > b": {
    inlineSize: "4.5cqw",
    blockSize: "4.5cqw",
    borderRadius: "1.2cqw",
    backgroundColor: "var(--brand-main)",
  },
  "& > .bar > s": {
    marginInlineStart: "auto",
    inlineSize: "4.5cqw",
    blockSize: "4.5cqw",
    borderRadius: "50%",
    backgroundColor: "var(--brand-tint2)",
    border: "1px solid var(--line-control)",
  },
  "& > .page": {
    display: "grid",
    gridTemplateColumns: "1.9fr 1fr",
    gridTemplateRows: "auto 1fr auto",
    gap: "2cqw",
    padding: "2.5cqw 3cqw 3cqw",
    minBlockSize: 0,
  },
  "& .greeting": {
    gridColumn: "1 / -1",
    margin: 0,
    font: "700 max(0.625rem, 5.2cqw) / 1.4 var(--font-heading)",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
});

const card = {
  display: "grid",
  alignContent: "center",
  gap: "1.6cqw",
  padding: "2.5cqw",
  minInlineSize: 0,
  overflow: "hidden",
  borderRadius: "var(--radius-card)",
} as const;

const Card = styled("div")({
  ...card,
  backgroundColor: "var(--surface-card)",
  border: "var(--border-width) solid var(--line-outline)",
  "&[data-strong]": {
    backgroundColor: "var(--brand-main)",
    color: "var(--brand-contrast)",
    border: 0,
    fontWeight: 700,
  },
  "& em": {
    justifySelf: "start",
    padding: "0.8cqw 2.5cqw",
    borderRadius: "var(--radius-control)",
    backgroundColor: "var(--brand-accent)",
    color: "var(--brand-accent-contrast)",
    fontStyle: "normal",
    fontWeight: 600,
  },
  "& u": {
    display: "block",
    blockSize: "2cqw",
    borderRadius: "1cqw",
    background: "linear-gradient(to right, var(--brand-mark) 80%, var(--brand-tint2) 80%)",
  },
});

const Tiles = styled("div")({
  gridColumn: "1 / -1",
  display: "flex",
  justifyContent: "space-between",
  "& > b": {
    inlineSize: "8cqw",
    blockSize: "8cqw",
    borderRadius: "var(--radius-tile)",
    border: "1px solid var(--line-soft)",
    backgroundColor: "var(--tile)",
  },
});

const TILES = ["--brand-main", "--brand-tint3", "--brand-shade", "--brand-tint2", "--brand-mark"] as const;

/** Whose desktop it is. */
export type Whose = "teacher" | "student" | "parent";

/** The desktop in small, as a teacher, a student or a parent has it. */
export const MiniDesktop = ({ whose }: { readonly whose: Whose }): ReactElement => (
  <Page>
    <div className="bar">
      <b />
      <Words style={piece("18cqw", "--text-primary")} />
      {whose !== "parent" && <Words style={piece("7cqw", "--brand-current")} />}
      {whose === "teacher" && <Words style={piece("7cqw")} />}
      <s />
    </div>
    <div className="page">
      <div className="greeting">
        <FormattedMessage id={`appearance.mini.${whose}`} />
      </div>
      <Card data-strong="">
        <FormattedMessage id="appearance.mini.next" />
        <Words style={piece("70%", "--brand-contrast")} />
      </Card>
      <Card>
        {whose === "parent" ? <u /> : <Words style={piece("90%", "--text-primary")} />}
        <Words style={piece("60%")} />
        <em>
          <FormattedMessage id="appearance.mini.open" />
        </em>
      </Card>
      {whose === "student" ? (
        <Card style={{ gridColumn: "1 / -1" }}>
          <Words style={piece("80%", "--text-primary")} />
          <Words style={piece("64%")} />
        </Card>
      ) : (
        <Tiles>
          {[...TILES, ...(whose === "teacher" ? TILES : [])].map((tile, at) => (
            <b key={`${tile}${at}`} style={{ "--tile": `var(${tile})` } as Record<string, string>} />
          ))}
        </Tiles>
      )}
    </div>
  </Page>
);
