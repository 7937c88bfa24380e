import { styled } from "@mui/material/styles";
import { useId, useState, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { useText } from "../base/i18n/useText";
import { Entries, EntriesSkeleton } from "../base/kit/card/Entries";
import { NoData } from "../base/kit/empty/NoData";
import { ErrorCard } from "../base/kit/ErrorCard";
import { FocusKeeper } from "../base/kit/FocusKeeper";
import { LoadMore } from "../base/kit/scroll/LoadMore";
import { ChoiceList } from "../base/kit/select/ChoiceList";
import { VisuallyHidden } from "../base/kit/VisuallyHidden";
import { useAppSelector } from "../base/state/hooks";
import { MessageRow } from "./MessageRow";
import { useHistory } from "./useHistory";

/** As many show at first, and more with each step. */
const STEP = 50;

const Filter = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.25rem 0.75rem",
  marginBlockEnd: "0.5rem",
  "& > :last-child": { inlineSize: "min(20rem, 100%)" },
});

interface Props {
  /** The place that they come from; null = any. */
  readonly module: string | null;
  readonly onModule: (module: string | null) => void;
}

function Listed({ module, onModule }: Props): ReactElement {
  const text = useText();
  const label = useId();
  const [size, setSize] = useState(STEP);
  const { history, more, now, zone } = useHistory({ size, module });
  if (history.status === "loading")
    return (
      <>
        <VisuallyHidden role="status">{text({ id: "common.loading" })}</VisuallyHidden>
        <EntriesSkeleton />
      </>
    );
  if (history.status === "error")
    return <ErrorCard compact what={{ id: "messages.error" }} onRetry={history.retry} />;
  const { list, modules, isKept } = history.data;
  if (!isKept) return <NoData kind="dashboard" what={{ id: "messages.notKept" }} />;
  const known = module === null || modules.includes(module) ? modules : [module, ...modules];
  return (
    <>
      {known.length > 1 && (
        <Filter>
          <span id={label}>
            <FormattedMessage id="messages.from" />
          </span>
          <ChoiceList
            id={`${label}list`}
            labelId={label}
            small
            value={module ?? ""}
            options={[
              { value: "", label: text({ id: "messages.from.any" }) },
              ...known.map((each) => ({ value: each, label: text(each) })),
            ]}
            onChange={(value) => onModule(value === "" ? null : value)}
          />
        </Filter>
      )}
      {list.length === 0 ? (
        <NoData kind="dashboard" what={{ id: "messages.none" }} />
      ) : (
        <FocusKeeper role="group" aria-label={text({ id: "messages.history" })}>
          <Entries role="list">
            {list.map((message) => (
              <MessageRow key={message.id} message={message} now={now} zone={zone} />
            ))}
          </Entries>
        </FocusKeeper>
      )}
      {more ? (
        <LoadMore status={more} onLoad={() => setSize(size + STEP)} />
      ) : (
        <FormattedMessage id="messages.kept" tagName="p" />
      )}
    </>
  );
}

/** The messages of the last 90 days, read or not, of all applications or of one; what is another child's starts with nothing shown [MSG-03, SEC-03]. */
export function HistoryList(props: Props): ReactElement {
  const child = useAppSelector((state) => state.child?.id ?? null);
  return <Listed key={JSON.stringify([child, props.module])} {...props} />;
}
