import { styled } from "@mui/material/styles";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { roleOf, unitNameIn } from "../../base/core/wire/user";
import { useLanguage } from "../../base/i18n/useText";
import { PersonName } from "../../base/kit/PersonName";
import { Phrase } from "../../base/kit/Phrase";
import { usePerson } from "../../base/session/PersonContext";

const Head = styled("div")(({ theme }) => ({
  padding: "0.75rem 1rem 0.625rem",
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: "anywhere",
  "& p": { margin: 0, lineHeight: 1.45 },
  "& .name": { fontSize: "1.0625rem", fontWeight: 700 },
  "& .place": { fontSize: "0.875rem", color: theme.vars.palette.text.secondary },
}));

/** Between a person's role and their school. */
const DOT = " · ";

/** The id of the head, by which the menu is described. */
export const PERSON_HEAD = "person-head";

/** Who is signed in, as what, and at which school. */
export function PersonHead(): ReactElement {
  const person = usePerson();
  const { realName, loginName } = person;
  const unit = unitNameIn(useLanguage(), person);
  return (
    <Head id={PERSON_HEAD}>
      <p className="name">
        <PersonName name={realName || loginName} beside />
      </p>
      <p className="place">
        <FormattedMessage id="header.role" values={{ role: roleOf(person) }} />
        {unit !== "" && (
          <>
            {DOT}
            <Phrase text={unit} />
          </>
        )}
      </p>
    </Head>
  );
}
