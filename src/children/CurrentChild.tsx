import { styled } from "@mui/material/styles";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactElement } from "react";
import { useText } from "../base/i18n/useText";
import { HeaderButton, HIDDEN_ON_PHONES, opensPanel, type ToolProps } from "../bars";
import { PersonName } from "../base/kit/PersonName";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { useChildren } from "./useChildren";

const Wide = styled(HeaderButton)({
  gap: "0.25rem",
  paddingInline: "0.875rem 0.625rem",
  whiteSpace: "nowrap",
  "&& > svg": { inlineSize: "1rem" },
});

/** Which child the portal is about, for parents of several, and the way to the others [WHO-01]. */
export function CurrentChild({ panel }: ToolProps): ReactElement | null {
  const text = useText();
  const { children, current } = useChildren();
  if (children.length < 2 || !current) return null;
  return (
    <Wide id={panel.id} sx={HIDDEN_ON_PHONES} aria-haspopup="dialog" {...opensPanel(panel)}>
      <VisuallyHidden>{text({ id: "children.choose" }).concat(" ")}</VisuallyHidden>
      <PersonName name={current.realName} />
      <ChevronDown aria-hidden />
    </Wide>
  );
}
