import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";

const Card = styled("div")(({ theme }) => ({
  inlineSize: "min(34rem, 100%)",
  marginInline: "auto",
  borderRadius: "var(--radius-card)",
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: "var(--shadow-card)",
}));

/** A card under content on the look's art, where links and controls would be hard to recognise [THEME-03]. */
export const CardPlace = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Card className="look-card">{children}</Card>
);
