import { styled } from "@mui/material/styles";
import { useId, type ReactElement } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { AppItem } from "../../core/menu/apps";
import type { AppLinkGroup } from "../../core/menu/links";
import { AppGrid } from "../../kit/apps/AppGrid";
import { Phrase } from "../../kit/Phrase";

const Groups = styled("div")({ display: "grid", gap: "var(--group-gap, 1.75rem)" });

const Head = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  marginBlockEnd: "0.75rem",
});

const Heading = styled("h2")(({ theme }) => ({
  margin: 0,
  fontSize: "1.0625rem",
  fontWeight: 700,
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
}));

/** The stroke that a look draws from a category's name to the edge. */
const Rule = styled("span")({ flex: 1 });

interface GroupProps {
  readonly group: AppLinkGroup;
  readonly onOpen: (app: AppItem) => void;
}

function Group({ group, onOpen }: GroupProps): ReactElement {
  const id = useId();
  return (
    <div>
      <Head>
        <Heading id={id} className="look-heading">
          <Phrase text={group.name} />
        </Heading>
        <Rule className="look-rule" />
      </Head>
      <AppGrid links={group.links} labelledBy={id} onOpen={onOpen} />
    </div>
  );
}

interface Props {
  readonly groups: readonly AppLinkGroup[];
  /** Whether the categories' names show; without them all applications form one group. */
  readonly grouped: boolean;
  readonly onOpen: (app: AppItem) => void;
}

/** The applications: under their categories for teachers, in one group for others [DESK-01]. */
export function AppGroups({ groups, grouped, onOpen }: Props): ReactElement {
  const intl = useIntl();
  if (grouped) {
    return (
      <Groups>
        {groups.map((group) => (
          <Group key={group.code} group={group} onOpen={onOpen} />
        ))}
      </Groups>
    );
  }
  return (
    <div>
      <Head>
        <Heading className="look-heading">
          <FormattedMessage id="desktop.apps" />
        </Heading>
        <Rule className="look-rule" />
      </Head>
      <AppGrid
        links={groups.flatMap((group) => group.links)}
        label={intl.formatMessage({ id: "desktop.apps" })}
        onOpen={onOpen}
      />
    </div>
  );
}
