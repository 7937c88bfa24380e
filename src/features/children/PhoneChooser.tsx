import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { ChildCards } from "./ChildCards";
import { useChildren } from "./useChildren";
import { useChooseChild } from "./useChooseChild";

/** Wider screens have it in their header. */
const Place = styled("div")({ display: "none", "@media (max-width: 37.5em)": { display: "block" } });

/** The children at the top of a phone's desktop; nothing for parents of one and for everybody else [WHO-01]. */
export function PhoneChooser(): ReactElement | null {
  const children = useChildren();
  const choose = useChooseChild();
  if (children.children.length < 2) return null;
  return (
    <Place>
      <ChildCards {...children} onChoose={(child) => void choose(child)} />
    </Place>
  );
}
