import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode, Ref } from "react";
import { FormattedMessage } from "react-intl";
import { initialOf } from "../../base/core/apps/appName";
import { roleOf, unitNameIn } from "../../base/core/wire/user";
import { useLanguage } from "../../base/i18n/useText";
import { CardBox } from "../../base/kit/card/CardFrame";
import { LinesOnPage } from "../../bars";
import { PersonName } from "../../base/kit/PersonName";
import { Phrase } from "../../base/kit/Phrase";
import { useToastLog } from "../../toast";
import { usePerson } from "../../base/session/PersonContext";
import { Avatar } from "./Avatar";
import type { PersonLine } from "./lines";

const Place = styled("div")({
  display: "grid",
  gap: "1rem",
  inlineSize: "min(40rem, 100%)",
  marginInline: "auto",
  padding: "1.25rem 1rem 2rem",
});

const Head = styled(CardBox)(({ theme }) => ({
  padding: "1rem 1.125rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "1rem",
  overflowWrap: "anywhere",
  // The name stands below the picture where it finds no room for a word beside it.
  "& > :last-child": { flex: "1 1 10rem", minInlineSize: 0 },
  "& h1": { margin: 0, fontSize: "1.5rem", lineHeight: 1.35 },
  "& p": { margin: 0, lineHeight: 1.5, color: theme.vars.palette.text.secondary },
}));

const Group = styled(CardBox)({
  padding: 0,
  overflow: "hidden",
  // None of its lines is there for this person.
  "&:not(:has(li))": { display: "none" },
});

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: "0.375rem 0",
  // From word to word, so that the icons stand free.
  "& li + li": {
    backgroundImage: `linear-gradient(${theme.vars.palette.divider}, ${theme.vars.palette.divider})`,
    backgroundSize: "calc(100% - 3.25rem) 1px",
    backgroundPosition: "100% 0",
    backgroundRepeat: "no-repeat",
  },
}));

const stay = () => undefined;

/** Between a person's role and their school. */
const DOT = " · ";

/** The lines in the groups of the menu, in its order. */
const groupsOf = (lines: readonly PersonLine[]) =>
  [...new Set(lines.map(({ group }) => group))].map(
    (group) => [group, lines.filter((line) => line.group === group)] as const,
  );

interface Props {
  /** Registered in src/slots. */
  readonly lines: readonly PersonLine[];
  /** What stands between the person and the lines, such as a parent's children. */
  readonly top?: ReactNode;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** What is the person's own, as a page of phones: who they are, and the lines of the menu that wider screens have [DESK-08]. */
export function MePage({ lines, top, titleRef }: Props): ReactElement {
  const person = usePerson();
  const { realName, loginName, avatar } = person;
  const unit = unitNameIn(useLanguage(), person);
  const quiet = useToastLog()?.quiet ?? false;
  const name = realName || loginName;
  return (
    <Place>
      <Head as="header" className="look-card">
        <Avatar
          aria-hidden="true"
          data-quiet={quiet || undefined}
          sx={{ inlineSize: "3.5rem", blockSize: "3.5rem", fontSize: "1.375rem" }}
        >
          {initialOf(name)}
          {avatar && <img src={avatar} alt="" />}
        </Avatar>
        <div>
          <h1 ref={titleRef} tabIndex={-1} className="look-heading">
            <PersonName name={name} beside />
          </h1>
          <p>
            <FormattedMessage id="header.role" values={{ role: roleOf(person) }} />
            {unit !== "" && (
              <>
                {DOT}
                <Phrase text={unit} />
              </>
            )}
          </p>
        </div>
      </Head>
      {top}
      <LinesOnPage>
        {groupsOf(lines).map(([group, rows]) => (
          <Group key={group} as="div" className="look-card">
            <List role="list">
              {rows.map(({ id, Line }) => (
                <Line key={id} close={stay} />
              ))}
            </List>
          </Group>
        ))}
      </LinesOnPage>
    </Place>
  );
}
