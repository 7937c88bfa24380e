import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { initialOf } from "../../base/core/apps/appName";
import { HeaderButton, HIDDEN_ON_PHONES, opensPanel, type PanelHandle } from "../../bars";
import { PersonName } from "../../base/kit/PersonName";
import { VisuallyHidden } from "../../base/kit/VisuallyHidden";
import { Avatar } from "./Avatar";

/** Between two parts that are read as one line. */
const BLANK = " ";

const Name = styled("span")(({ theme }) => ({
  display: "grid",
  maxInlineSize: "12rem",
  fontSize: "0.9375rem",
  lineHeight: 1.3,
  textAlign: "start",
  "& > *": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    // The letters of some fonts reach beyond so narrow a line, and would be cut off.
    paddingBlock: "0.15em",
    marginBlock: "-0.15em",
  },
  "& .role": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "@media (max-width: 64em)": {
    position: "absolute",
    inlineSize: "1px",
    blockSize: "1px",
    clipPath: "inset(50%)",
  },
}));

const Plain = styled("span")({ display: "inline-flex", alignItems: "center", blockSize: "2.75rem" });

const row = {
  gap: "0.625rem",
  paddingInline: "0.25rem",
  "@media (min-width: 64.0625em)": { paddingInlineEnd: "0.75rem" },
  // Their bar has it.
  ...HIDDEN_ON_PHONES,
};

interface Props {
  readonly name: string;
  /** The address of the person's picture; null where there is none. */
  readonly avatar: string | null;
  /** What the person is at the school, as `roleOf` says it; null where it is not known. */
  readonly personRole: string | null;
  /** Whether toasts are held at present [MORE-03]. */
  readonly quiet: boolean;
  /** The person's menu; null where there is nothing in it. */
  readonly panel: PanelHandle | null;
}

/** The welcome with the person's name; a button where a menu belongs to it, else mere words. */
export function Person({ name, avatar, personRole, quiet, panel }: Props): ReactElement {
  const content = (
    <>
      <Avatar aria-hidden="true" data-quiet={quiet || undefined}>
        {initialOf(name)}
        {avatar && <img src={avatar} alt="" />}
      </Avatar>
      <Name>
        <span>
          <FormattedMessage id="header.welcome" values={{ name: <PersonName name={name} /> }} />
        </span>
        {BLANK}
        {personRole !== null && (
          <span className="role">
            <FormattedMessage id="header.role" values={{ role: personRole }} />
          </span>
        )}
      </Name>
      {panel && (
        <VisuallyHidden>
          <FormattedMessage id="header.personMenu" />
        </VisuallyHidden>
      )}
      {quiet && (
        <VisuallyHidden>
          <FormattedMessage id="header.quiet" />
        </VisuallyHidden>
      )}
    </>
  );
  if (!panel) return <Plain sx={row}>{content}</Plain>;
  return (
    <HeaderButton id={panel.id} sx={row} aria-haspopup="menu" {...opensPanel(panel)}>
      {content}
    </HeaderButton>
  );
}
