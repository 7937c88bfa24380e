import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import type { DialogPosition } from "../base/core/dialog/placement";
import { PopupClock, type PopupPorts } from "./flow/PopupClock";
import { useText } from "../base/i18n/useText";
import { isCovered } from "../base/kit/calm";
import { CardLink } from "../base/kit/card/CardLink";
import { DialogFrame } from "../base/kit/DialogFrame";
import type { Question } from "../base/kit/DialogQueue";
import { FocusKeeper } from "../base/kit/FocusKeeper";
import { Button } from "../base/kit/mui/Button";
import { useEngine } from "../base/kit/useEngine";
import { PageSteps } from "./PageSteps";
import { TodoList } from "./TodoList";
import { FEW } from "./few";
import { useTodos } from "./useTodos";
import { useFolding } from "./useFolding";
import { usePresence } from "./usePresence";

const WIDTH = "min(26rem, 100%)";
/** Two lines, as wide as these need. */
const FOLDED = "min(20rem, 100%)";
/** In the corner where it covers least of a page. */
const CORNER: DialogPosition = [null, "1.5rem", "1.5rem", null];

/** The page's end can be scrolled out from below them. */
const room = <GlobalStyles styles={{ body: { paddingBlockEnd: "9rem" } }} />;

const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.25rem 1rem",
  marginBlockStart: "0.5rem",
  color: theme.vars.palette.text.secondary,
  fontSize: "0.875rem",
  fontVariantNumeric: "tabular-nums",
}));

interface Props extends Question<"dismissed"> {
  /** Ends them, as when the person leaves the page that they belong to. */
  readonly signal?: AbortSignal;
  /** The clock; replaced in tests. */
  readonly ports?: PopupPorts;
}

/**
 * The to-dos that open by themselves, beside a page that stays in use. They go after 15 seconds without activity; all of that
 * time begins again with any key or pointer in them, and none goes by while a pointer or the focus is there. Where they
 * cover a control of the page, now or as it comes, they are folded to two lines, until the person unfolds them [TODO-01, A11Y-05].
 */
export function TodoDialog({ close, signal, ports }: Props): ReactElement {
  const text = useText();
  const [page, setPage] = useState(1);
  const shown = useTodos(page, FEW);
  const [clock] = useState(() => new PopupClock(ports));
  const { phase, seconds, pinned } = useEngine(clock);
  const presence = usePresence(clock);
  const { folded, unfold, place } = useFolding();
  const end = useEffectEvent(() => close());
  useEffect(
    () =>
      clock.start(
        () => end(),
        () => isCovered({ besides: 1 }),
      ),
    [clock],
  );
  useEffect(() => {
    const leave = () => end();
    signal?.addEventListener("abort", leave);
    return () => signal?.removeEventListener("abort", leave);
  }, [signal]);
  const { todos } = shown;
  const { pages, total } = todos.status === "ready" ? todos.data : { pages: 1, total: 0 };
  return (
    <DialogFrame
      title={{ id: "todo.heading", values: { count: total } }}
      width={folded ? FOLDED : WIDTH}
      position={CORNER}
      modal={false}
      draggable={false}
      takesFocus={false}
      onClose={() => close()}
      actions={
        !folded && (
          <>
            <Button onClick={() => close("dismissed")}>{text({ id: "todo.dismiss" })}</Button>
            <Button
              variant="outlined"
              aria-pressed={pinned}
              onClick={() => (pinned ? clock.release("person") : clock.hold("person"))}
            >
              {text({ id: "todo.keep" })}
            </Button>
          </>
        )
      }
    >
      {room}
      <FocusKeeper role="group" aria-label={text({ id: "todo.title" })}>
        <span ref={presence} />
        <span ref={place} />
        {!folded && (
          <>
            <TodoList {...shown} />
            <PageSteps page={page} pages={pages} onPage={setPage} />
          </>
        )}
        <Foot>
          {folded ? (
            <Button variant="outlined" size="small" onClick={unfold}>
              {text({ id: "todo.show" })}
            </Button>
          ) : (
            <CardLink href="#/todo">
              <FormattedMessage id="todo.all" />
            </CardLink>
          )}
          <span role="timer">
            <FormattedMessage id="todo.closes" values={{ phase, seconds }} />
          </span>
        </Foot>
      </FocusKeeper>
    </DialogFrame>
  );
}
