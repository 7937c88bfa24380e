import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { ErrorCard } from "../kit/ErrorCard";
import { VisuallyHidden } from "../kit/VisuallyHidden";

const Place = styled("main")({
  display: "grid",
  alignContent: "center",
  minBlockSize: "100dvh",
  padding: "1.5rem",
});

const Card = styled("div")(({ theme }) => ({
  inlineSize: "min(34rem, 100%)",
  marginInline: "auto",
  borderRadius: "var(--radius-card)",
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: "var(--shadow-card)",
}));

interface Props {
  readonly onRetry: () => void;
}

/** Stands where the portal would, when the platform cannot be asked who is signed in. */
export function FullPageProblem({ onRetry }: Props): ReactElement {
  return (
    <Place className="look-page">
      <VisuallyHidden as="h1">
        <FormattedMessage id="nav.session.title" />
      </VisuallyHidden>
      <Card className="look-card">
        <ErrorCard
          title={{ id: "nav.session.title" }}
          what={{ id: "nav.session.failed" }}
          onRetry={onRetry}
        />
      </Card>
    </Place>
  );
}
