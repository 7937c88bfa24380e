import { styled } from "@mui/material/styles";
import { useState, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { TINY } from "../../theme/layouts";
import { initialOf } from "../base/core/apps/appName";
import { useText } from "../base/i18n/useText";
import { Phrase } from "../base/kit/Phrase";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";

const Home = styled("a")(({ theme }) => ({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "clamp(0.625rem, 1vw, 1rem)",
  minInlineSize: 0,
  minBlockSize: "2.75rem",
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  borderRadius: "0.5rem",
}));

/** Narrower than 360 px, the width of most small phones, the name and the tools have no room beside it. */
const NARROWEST = "@media not (min-width: 22.5em)";

/** The same where text alone is enlarged, which no query of the window learns of [A11Y-06]. */
const ENLARGED = "@container (max-width: 10rem)";

const Logo = styled("img")({
  [NARROWEST]: { display: "none" },
  [ENLARGED]: { display: "none" },
  flex: "none",
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  objectFit: "contain",
});

const Initial = styled("span")(({ theme }) => ({
  flex: "none",
  display: "grid",
  [NARROWEST]: { display: "none" },
  [ENLARGED]: { display: "none" },
  placeItems: "center",
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  borderRadius: "0.625rem",
  fontSize: "1.125rem",
  fontWeight: 700,
  backgroundColor: theme.vars.palette.brand.main,
  color: theme.vars.palette.brand.contrast,
}));

const Name = styled("span")({
  fontSize: "clamp(0.9375rem, 4.3vw, 1.1875rem)",
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
  textWrap: "balance",
  "@media (max-width: 100em)": { "&:lang(en)": { fontSize: "1.0625rem" } },
  // Two lines at most; the person's own page has it whole.
  "@media (max-width: 37.5em)": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    // The letters are higher than their lines.
    paddingBlock: "0.2em",
    "&:lang(en)": { fontSize: "0.875rem" },
  },
  // The bar flows with the page there, and has the room for all of it.
  [TINY]: { display: "inline", overflow: "visible", WebkitLineClamp: "none" },
  // One line; a name that is too long for it ends in dots, and is whole where the pointer rests. On phones none rests anywhere.
  "@media (min-width: 37.5625em)": {
    lineHeight: 1.6,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
});

/** The school that the portal belongs to. */
export interface Unit {
  readonly name: string;
  readonly logo: string | null;
}

/** The unit's logo and name, the way home; its first letter stands in for a logo that is missing or fails. */
export function Brand({ unit }: { readonly unit: Unit }): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  const text = useText();
  const logo = unit.logo === failed ? null : unit.logo;
  return (
    <Home href="#/">
      {logo !== null ? (
        <Logo src={logo} alt="" width={36} height={36} onError={() => setFailed(logo)} />
      ) : (
        <Initial aria-hidden="true">{initialOf(unit.name)}</Initial>
      )}
      <Name className="look-heading" title={text(unit.name)} aria-hidden="true">
        <Phrase text={unit.name} />
      </Name>
      <VisuallyHidden>
        <FormattedMessage id="header.home" values={{ unit: <Phrase text={unit.name} /> }} />
      </VisuallyHidden>
    </Home>
  );
}
