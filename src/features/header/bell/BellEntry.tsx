import Bell from "lucide-react/icons/bell";
import type { ReactElement } from "react";
import { EntryContent } from "../../../kit/apps/EntryContent";
import { entryProps } from "../../../kit/apps/entryProps";
import { FootLink } from "../../../kit/header/FootEntry";
import { Phrase } from "../../../kit/Phrase";
import { useShell } from "../../../kit/ShellContext";

/** The bell in the bar of phones. */
export function BellEntry(): ReactElement | null {
  const { bell, current, onOpen } = useShell();
  return (
    bell && (
      <li>
        <FootLink {...entryProps(bell, current, onOpen)}>
          <EntryContent icon={<Bell aria-hidden="true" />} badge={bell.badge}>
            <Phrase text={bell.name} />
          </EntryContent>
        </FootLink>
      </li>
    )
  );
}
