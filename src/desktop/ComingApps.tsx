import { useState, type ReactElement } from "react";
import { useIntl } from "react-intl";
import type { AppItem } from "../base/core/apps/apps";
import type { AppLink } from "../base/core/apps/links";
import { GridExtrasContext } from "../apps";
import { FoldedGroup } from "./FoldedGroup";

interface Props {
  readonly links: readonly AppLink[];
  readonly onOpen: (app: AppItem) => void;
}

/** The applications that the school shows without having installed them, closed at each visit; nothing of them is arranged [DESK-15]. */
export function ComingApps({ links, onOpen }: Props): ReactElement {
  const [open, setOpen] = useState(false);
  const name = useIntl().formatMessage({ id: "desktop.coming" });
  return (
    <GridExtrasContext value={null}>
      <FoldedGroup
        group={{ code: "coming", name, links }}
        open={open}
        pale
        begin={0}
        onTurn={() => setOpen(!open)}
        onOpen={onOpen}
      />
    </GridExtrasContext>
  );
}
