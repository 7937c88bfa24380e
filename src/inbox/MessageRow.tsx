import { styled } from "@mui/material/styles";
import Check from "lucide-react/icons/check";
import MessageSquare from "lucide-react/icons/message-square";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactElement } from "react";
import { useText } from "../base/i18n/useText";
import { AboutChild } from "../base/kit/card/AboutChild";
import { EntryRow } from "../base/kit/card/Entries";
import { HeaderButton } from "../bars";
import { Phrase } from "../base/kit/Phrase";
import { TimeOf } from "../base/kit/TimeOf";
import { Importance, isMarked } from "./Importance";
import type { ShownMessage } from "./useShowMessage";

const Read = styled(HeaderButton)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

interface Props {
  readonly message: ShownMessage;
  readonly now: number;
  readonly zone?: string | undefined;
  /** Closes what the list stands in, before it opens. */
  readonly onOpen?: (() => void) | undefined;
  /** A card has no button for each. */
  readonly short?: boolean;
}

/** A message: where it comes from, when, how important, and the ways to open it and to have it read. */
export function MessageRow({ message, now, zone, onOpen, short = false }: Props): ReactElement {
  const text = useText();
  const { importance, title, module, time, link, mark, childName, isRead = false } = message;
  const name = text({ id: "messages.read", values: { title: text(title) } });
  return (
    <EntryRow
      icon={isMarked(importance) ? <TriangleAlert /> : <MessageSquare />}
      urgent={importance === 5}
      title={<Phrase text={title} />}
      about={
        <>
          <Importance degree={importance} />
          <AboutChild name={childName} />
          <Phrase text={module} />
        </>
      }
      end={
        <>
          <TimeOf time={time} now={now} zone={zone} />
          {!short && !isRead && (
            <Read type="button" aria-label={name} onClick={mark}>
              <Check aria-hidden />
            </Read>
          )}
        </>
      }
      link={{
        ...link,
        onOpen: (event) => {
          link.onOpen?.(event);
          onOpen?.();
        },
      }}
    />
  );
}
