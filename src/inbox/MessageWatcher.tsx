import { useEffect, useEffectEvent, useRef } from "react";
import { changed } from "../base/api/changed";
import { useUnreadMessagesQuery } from "./inbox.api";
import { arrivals, type SeenMessages } from "./core/arrivals";
import { sortMessages } from "./core/sortMessages";
import type { Message } from "./core/readInbox";
import type { Text } from "../base/core/wire/text";
import { personOf } from "../base/core/wire/user";
import { useKit } from "../base/kit/KitContext";
import { useShell } from "../base/kit/ShellContext";
import { usePorts } from "../base/platform/PortsContext";
import { usePerson } from "../base/session/PersonContext";
import { usePersonName } from "../base/i18n/usePersonName";
import { useText } from "../base/i18n/useText";
import { refetchChanged } from "./refetchChanged";
import { useAppDispatch, useAppSelector } from "../base/state/hooks";

/** All figures and lists of what is unread are read again this often while the page is visible, in milliseconds. */
const PERIOD = 60_000;
/** How long the toast of a new message stays, in milliseconds: enough to read it and press its button. */
const TOLD_FOR = 8_000;

/**
 * One beat for everything that says what is unread, so that no two figures are of different moments: each minute while the
 * page is visible, and as soon as it is seen again [MSG-01, DESK-03].
 */
function useBeat(): void {
  const { clock } = usePorts();
  const dispatch = useAppDispatch();
  useEffect(() => {
    let stop: (() => void) | null = null;
    const wait = () => {
      stop?.();
      stop = clock.after(PERIOD, beat);
    };
    const beat = () => {
      if (document.visibilityState === "visible") dispatch(changed("unread"));
      wait();
    };
    const seen = () => document.visibilityState === "visible" && beat();
    wait();
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("focus", seen);
    return () => {
      stop?.();
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("focus", seen);
    };
  }, [clock, dispatch]);
}

/** Fetches again what the same person has read or changed in another tab [DESK-03, WHO-01]. */
function useOtherTabs(): void {
  const { broadcast } = usePorts();
  const dispatch = useAppDispatch();
  const key = personOf(usePerson());
  useEffect(
    () =>
      broadcast.listen((message) => {
        if (message.kind === "changed" && message.person === key) dispatch(refetchChanged(message.what));
      }),
    [broadcast, dispatch, key],
  );
}

/** Tells once of messages that have come since, several together; what was there at sign-in is no news [MSG-01, MORE-03]. */
export function MessageWatcher(): null {
  const { toasts } = useKit();
  const { path } = useShell();
  const { navigation } = usePorts();
  const text = useText();
  const named = usePersonName();
  const child = useAppSelector((state) => state.child?.id ?? null);
  const { currentData } = useUnreadMessagesQuery({ child });
  const seen = useRef<{ readonly child: string | null; readonly before: SeenMessages | null }>({
    child,
    before: null,
  });
  useBeat();
  useOtherTabs();

  const wordsOf = ({ title, childName }: Message): Text =>
    childName === undefined
      ? title
      : { id: "messages.arrivedAbout", values: { name: named(childName), title: text(title) } };
  const tell = useEffectEvent((list: readonly Message[]) => {
    const before = seen.current.child === child ? seen.current.before : null;
    const { seen: now, fresh } = arrivals(before, list);
    seen.current = { child, before: now };
    const [first, ...others] = sortMessages(fresh);
    // A person who looks at the list sees them come; a class reads none of them.
    if (!first || path === "/messages" || path === "/classroom") return;
    toasts.notify({
      severity: first.importance === 5 ? "warning" : "info",
      text:
        others.length === 0 ? wordsOf(first) : { id: "messages.arrived", values: { count: fresh.length } },
      importance: first.importance,
      duration: TOLD_FOR,
      action: { label: { id: "messages.show" }, run: () => navigation.go("#/messages") },
    });
  });
  useEffect(() => {
    if (currentData) tell(currentData);
  }, [currentData]);
  return null;
}
