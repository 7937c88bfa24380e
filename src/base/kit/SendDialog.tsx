import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "@mui/material/styles";
import type { Text } from "../core/wire/text";
import type { Question } from "./DialogQueue";
import { PersonName } from "./PersonName";
import { Phrase } from "./Phrase";
import { QuestionFrame } from "./QuestionFrame";

/** What would be sent, as the platform says before: about whom, and the first of the messages, which may be bilingual. */
export interface Sending {
  /** How many people get a message. */
  readonly count: number;
  /** The names of the people whom the messages are about, where that is said; each message is about one. */
  readonly about: readonly string[];
  readonly title: string;
  readonly text: readonly string[];
}

interface Props extends Question<true> {
  readonly title: Text;
  /** Who gets it, and how many. */
  readonly body: Text;
  /** Null where no message is sent: then the body alone is asked. */
  readonly sending: Sending | null;
  /** Words of the button that sends; they name the action. */
  readonly confirm: Text;
}

/** So many names are shown; of more, their number. */
const SHOWN = 8;

const Names = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem 1rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontWeight: 600,
});

const Letter = styled("blockquote")(({ theme }) => ({
  margin: 0,
  padding: "0.75rem 1rem",
  borderInlineStart: `0.25rem solid ${theme.vars.palette.line.control}`,
  backgroundColor: theme.vars.palette.surface.hover,
  overflowWrap: "anywhere",
  "& > p": { margin: 0 },
  "& > p + p": { marginBlockStart: "0.5rem" },
  "& > p:first-of-type": { fontWeight: 600 },
}));

const Parts = styled("div")({ display: "grid", gap: "0.75rem", "& > p": { margin: 0 } });

function Content({ body, sending }: Pick<Props, "body" | "sending">): ReactElement {
  const others = (sending?.about.length ?? 0) - SHOWN;
  return (
    <Parts>
      <p>
        <Phrase text={body} />
      </p>
      {sending && (
        <>
          {sending.about.length > 0 && (
            <Names role="list">
              {sending.about.slice(0, SHOWN).map((name, place) => (
                <li key={`${place} ${name}`}>
                  <PersonName name={name} />
                </li>
              ))}
              {others > 0 && (
                <li>
                  <FormattedMessage id="kit.send.others" values={{ count: others }} />
                </li>
              )}
            </Names>
          )}
          <p>
            <FormattedMessage id="kit.send.reads" values={{ count: Math.max(1, sending.about.length) }} />
          </p>
          <Letter>
            {[sending.title, ...sending.text].map((part, place) => (
              <p key={`${place} ${part}`}>
                <Phrase text={part} />
              </p>
            ))}
          </Letter>
        </>
      )}
    </Parts>
  );
}

/**
 * Asks before messages go to other people, and shows who gets them and what they will read; answers `true`, or nothing when the person
 * would rather not [MSG-01].
 */
export function SendDialog({ body, sending, ...props }: Props): ReactElement {
  return (
    <QuestionFrame {...props}>
      <Content body={body} sending={sending} />
    </QuestionFrame>
  );
}
