import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { useText } from "../base/i18n/useText";
import { HeaderPopover, type PanelProps } from "../bars";
import { ChildCards } from "./ChildCards";
import { useChildren } from "./useChildren";
import { useChooseChild } from "./useChooseChild";

const WIDTH = 416;
const Place = styled("div")({ padding: "1rem" });

/** The children below the header [WHO-01]. */
export function ChildrenPanel({ anchor, onClose }: PanelProps): ReactElement {
  const text = useText();
  const choose = useChooseChild();
  return (
    <HeaderPopover anchor={anchor} onClose={onClose} label={text({ id: "children.choose" })} width={WIDTH}>
      <Place>
        <ChildCards
          {...useChildren()}
          onChoose={(child) => {
            onClose();
            void choose(child);
          }}
        />
      </Place>
    </HeaderPopover>
  );
}
