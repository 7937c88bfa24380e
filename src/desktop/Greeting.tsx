import { styled } from "@mui/material/styles";
import type { ReactElement, ReactNode, Ref } from "react";
import { FormattedMessage } from "react-intl";
import { addressOf, type Person } from "./core/address";
import type { PartOfDay, Term } from "./core/greeting";
import { dateWords } from "../base/core/date/dateWords";
import { useLanguage } from "../base/i18n/useText";
import { PersonName } from "../base/kit/PersonName";

const Place = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0.375rem",
  // What comes later at its end moves nothing.
  "@media (max-width: 37.5em)": { gridTemplateColumns: "minmax(0, 1fr) 2.75rem" },
});

const Action = styled("div")({ gridArea: "1 / 2", marginBlock: "-0.25rem" });

const Title = styled("h1")({
  inlineSize: "fit-content",
  margin: 0,
  fontSize: "clamp(1.625rem, 1.25rem + 0.9vw, 2.25rem)",
  fontWeight: 700,
  lineHeight: 1.25,
  // No break within a person's name.
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
});

const Day = styled("p")(({ theme }) => ({
  gridColumn: "1 / -1",
  margin: 0,
  fontSize: "1rem",
  lineHeight: 1.5,
  // Breaks between date, term and week only, never within a Chinese word.
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  color: theme.vars.palette.text.secondary,
  "& .date": { display: "inline-block" },
}));

interface Props {
  readonly part: PartOfDay;
  /** Who is greeted. */
  readonly person: Person;
  /** The moment shown, in milliseconds since 1970. */
  readonly now: number;
  /** The school's time zone. */
  readonly zone: string;
  readonly term: Term | null;
  /** At the end of the line, such as a way to refresh the page. */
  readonly action?: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The desktop's title: a greeting by the time of day, with the date and, where known, the term and its week. */
export function Greeting({ part, person, now, zone, term, action, titleRef }: Props): ReactElement {
  const language = useLanguage();
  const { title, name } = addressOf(person, language);
  return (
    <Place>
      <Title className="look-heading" ref={titleRef} tabIndex={-1}>
        <FormattedMessage
          id="desktop.greeting"
          values={{ part, title, name: <PersonName name={person.realName || person.loginName} as={name} /> }}
        />
      </Title>
      <Day>
        <FormattedMessage
          id="desktop.day"
          values={{
            date: <span className="date">{dateWords(now, language, { now, zone }, "long")}</span>,
            known: term === null ? "none" : term.week === null ? "term" : "week",
            term: term?.term ?? 0,
            week: term?.week ?? 0,
          }}
        />
      </Day>
      <Action>{action}</Action>
    </Place>
  );
}
