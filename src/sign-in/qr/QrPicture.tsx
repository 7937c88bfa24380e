import { keyframes, styled } from "@mui/material/styles";
import Check from "lucide-react/icons/check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import Smartphone from "lucide-react/icons/smartphone";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactElement } from "react";
import { useText } from "../../base/i18n/useText";
import type { QrState } from "../flow/qr/step";

const breathe = keyframes({ "50%": { opacity: 0.45 } });

const Plate = styled("div")(({ theme }) => ({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "min(14rem, 100%)",
  aspectRatio: "1",
  borderRadius: "var(--radius-card)",
  border: `1px solid ${theme.vars.palette.line.outline}`,
  backgroundColor: theme.vars.palette.surface.hover,
  color: theme.vars.palette.brand.mark,
  overflow: "hidden",
  "& img": {
    display: "block",
    inlineSize: "100%",
    blockSize: "100%",
    // Other platforms may leave the ground of their codes to the page.
    backgroundColor: theme.vars.palette.common.white,
    forcedColorAdjust: "none",
    transition: "opacity 180ms ease-out",
  },
  "&[data-phase=scanned] img": { opacity: 0.12 },
  "& svg": { position: "absolute", transition: "transform 180ms ease-out" },
  "&[data-phase=refused], &[data-phase=failed]": { color: theme.vars.palette.error.main },
  "&[data-phase=expired]": { color: theme.vars.palette.text.secondary },
  "@media (prefers-reduced-motion: no-preference)": {
    "&[data-phase=fetching]": { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
}));

const SIGNS: Readonly<Partial<Record<QrState["phase"], ReactElement>>> = {
  scanned: <Smartphone aria-hidden size="3.5rem" />,
  signingIn: <Check aria-hidden size="3.5rem" />,
  refused: <CircleX aria-hidden size="3.5rem" />,
  expired: <Clock aria-hidden size="3.5rem" />,
  failed: <TriangleAlert aria-hidden size="3.5rem" />,
};

interface Props {
  readonly picture: string | null;
  readonly phase: QrState["phase"];
}

/** The code on a plate of its own, dark on light in every scheme, as scanners need it; a sign where it is of no use. */
export function QrPicture({ picture, phase }: Props) {
  const text = useText();
  return (
    <Plate data-phase={phase}>
      {picture !== null && <img src={picture} alt={phase === "waiting" ? text({ id: "qr.alt" }) : ""} />}
      {SIGNS[phase]}
    </Plate>
  );
}
