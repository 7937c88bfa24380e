import { styled } from "@mui/material/styles";
import { useId, type ReactElement } from "react";
import { useIntl } from "react-intl";
import type { AppItem } from "../../base/core/apps/apps";
import type { AppLinkGroup } from "../../base/core/apps/links";
import { AppGrid, OF_A_CATEGORY, beginsOf } from "../../apps";
import { Phrase } from "../../base/kit/Phrase";
import type { GroupedApps } from "../../base/kit/ShellContext";

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
  /** How many of its tiles are drawn at once. */
  readonly begin: number;
  readonly onOpen: (app: AppItem) => void;
}

function Group({ group, begin, onOpen }: GroupProps): ReactElement {
  const id = useId();
  return (
    <div>
      <Heading id={id}>
        <Phrase text={group.name} />
      </Heading>
      <AppGrid links={group.links} labelledBy={id} onOpen={onOpen} begin={begin} most={OF_A_CATEGORY} />
    </div>
  );
}

interface Props extends GroupedApps {
  readonly onOpen: (app: AppItem) => void;
}

/** Every application: by category for teachers, in one grid for others [DESK-01]. */
export function AllGroups({ grouped, groups, onOpen }: Props): ReactElement {
  const label = useIntl().formatMessage({ id: "header.apps.all" });
  const begins = beginsOf(groups.map(({ links }) => Math.min(links.length, OF_A_CATEGORY)));
  return (
    <Place>
      {grouped ? (
        groups.map((group, place) => (
          <Group key={group.code} group={group} begin={begins[place] ?? 0} onOpen={onOpen} />
        ))
      ) : (
        <AppGrid links={groups.flatMap(({ links }) => links)} label={label} onOpen={onOpen} />
      )}
    </Place>
  );
}
