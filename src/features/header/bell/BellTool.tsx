import { styled } from "@mui/material/styles";
import Bell from "lucide-react/icons/bell";
import type { ReactElement } from "react";
import { UnreadMark, UnreadText } from "../../../kit/apps/UnreadBadge";
import { windowProps } from "../../../kit/apps/windowProps";
import { HeaderLink, HIDDEN_ON_PHONES } from "../../../kit/header/HeaderButton";
import { Phrase } from "../../../kit/Phrase";
import { useShell } from "../../../kit/ShellContext";
import { VisuallyHidden } from "../../../kit/VisuallyHidden";

const Place = styled("span")({ position: "relative", display: "inline-grid" });

/** The way to the application that fills the bell, with what is unread there. */
export function BellTool(): ReactElement | null {
  const { bell, onOpen } = useShell();
  if (!bell) return null;
  return (
    <HeaderLink
      href={bell.href}
      {...windowProps(bell)}
      sx={HIDDEN_ON_PHONES}
      onClick={() => onOpen(bell.app)}
      title={bell.name}
    >
      <Place>
        <Bell aria-hidden="true" />
        <UnreadMark badge={bell.badge} size="small" />
      </Place>
      <VisuallyHidden>
        <Phrase text={bell.name} />
      </VisuallyHidden>
      <UnreadText badge={bell.badge} />
    </HeaderLink>
  );
}
