import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { ErrorCard } from "../base/kit/ErrorCard";
import { ChildCards } from "./ChildCards";
import { useChildren } from "./useChildren";
import { useChooseChild } from "./useChooseChild";

const Failure = styled("div")(({ theme }) => ({
  padding: "0.875rem 1rem",
  borderRadius: "var(--radius-card)",
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: "var(--shadow-card)",
}));

/**
 * The children at the top of the desktop; nothing for parents of one and for everybody else [WHO-01, DESK-14]. Children that could not be
 * loaded are asked for again by a button [API-07].
 */
export function DesktopChooser(): ReactElement | null {
  const { retry, ...children } = useChildren();
  const choose = useChooseChild();
  if (retry)
    return (
      <Failure>
        <ErrorCard compact what={{ id: "children.notLoaded" }} onRetry={retry} />
      </Failure>
    );
  if (children.children.length < 2) return null;
  return <ChildCards {...children} onChoose={(child) => void choose(child)} />;
}
