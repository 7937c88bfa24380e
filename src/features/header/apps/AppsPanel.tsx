import { styled } from "@mui/material/styles";
import { useId, type ReactElement } from "react";
import { useIntl } from "react-intl";
import type { AppItem } from "../../../core/menu/apps";
import type { AppLinkGroup } from "../../../core/menu/links";
import { AppGrid } from "../../../kit/apps/AppGrid";
import { HeaderPopover } from "../../../kit/header/HeaderPopover";
import type { PanelProps } from "../../../kit/header/panel";
import { Phrase } from "../../../kit/Phrase";
import { groupedApps, useShell } from "../../../kit/ShellContext";

/** The panel's width in CSS pixels: teachers' groups take more [DESK-04]. */
const WIDTH = { flat: 672, grouped: 780 } as const;

const Place = styled("div")({
  "--tile-width": "5.75rem",
  "--tile-icon": "2.75rem",
  "--tile-text": "0.875rem",
  "--tile-gap": "0.25rem",
  display: "grid",
  gap: "1rem",
  padding: "1.25rem",
  "@media (max-width: 37.5em)": {
    "--tile-width": "4.125rem",
    "--tile-text": "0.8125rem",
    padding: "0.75rem 0.5rem",
    // English names are one long word each.
    "&:lang(en)": { "--tile-width": "5.125rem", "--tile-gap": "0.0625rem", "--tile-text": "0.78125rem" },
  },
});

const Heading = styled("h2")(({ theme }) => ({
  margin: 0,
  marginBlockEnd: "0.375rem",
  fontSize: "0.9375rem",
  fontWeight: 700,
  color: theme.vars.palette.text.secondary,
}));

interface GroupProps {
  readonly group: AppLinkGroup;
  readonly onOpen: (app: AppItem) => void;
}

function Group({ group, onOpen }: GroupProps): ReactElement {
  const id = useId();
  return (
    <div>
      <Heading id={id}>
        <Phrase text={group.name} />
      </Heading>
      <AppGrid links={group.links} labelledBy={id} onOpen={onOpen} />
    </div>
  );
}

/** Every application, for those that found no room in the header: grouped for teachers, flat for others [DESK-04]. */
export function AppsPanel({ anchor, onClose }: PanelProps): ReactElement {
  const shell = useShell();
  const { grouped, groups } = groupedApps(shell);
  const intl = useIntl();
  const label = intl.formatMessage({ id: "header.apps.all" });
  const open = (app: AppItem) => {
    shell.onOpen(app);
    onClose();
  };
  return (
    <HeaderPopover
      anchor={anchor}
      onClose={onClose}
      label={label}
      width={grouped ? WIDTH.grouped : WIDTH.flat}
    >
      <Place>
        {grouped ? (
          groups.map((group) => <Group key={group.code} group={group} onOpen={open} />)
        ) : (
          <AppGrid links={groups.flatMap((group) => group.links)} label={label} onOpen={open} />
        )}
      </Place>
    </HeaderPopover>
  );
}
