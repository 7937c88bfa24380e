import { styled } from "@mui/material/styles";
import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactElement, ReactNode } from "react";
import { useText } from "../../i18n/useText";
import { PlainButton } from "../PlainButton";

const Place = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: "0.75rem",
  color: theme.vars.palette.text.secondary,
  "& p": { margin: 0, display: "flex", gap: "0.5rem", alignItems: "center" },
  "& svg": { flex: "none", inlineSize: "1.25em", blockSize: "1.25em" },
}));

interface Props {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** What could not be loaded, in a sentence, with the way to try again. */
export function CardProblem({ children, onRetry }: Props): ReactElement {
  const text = useText();
  return (
    <Place role="alert">
      <p>
        <CloudOff aria-hidden="true" />
        <span>{children}</span>
      </p>
      <PlainButton type="button" onClick={onRetry}>
        {text({ id: "common.retry" })}
      </PlainButton>
    </Place>
  );
}
