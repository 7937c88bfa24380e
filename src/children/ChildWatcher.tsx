import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCurrentChildQuery } from "./children.api";
import { childAtStart } from "../base/core/identity/currentChild";
import type { Child } from "../base/core/wire/children";
import { personOf } from "../base/core/wire/user";
import { useKit } from "../base/kit/KitContext";
import { useDeferredDialog } from "../base/kit/useDeferredDialog";
import { usePorts } from "../base/platform/PortsContext";
import { usePerson } from "../base/session/PersonContext";
import { childChosen } from "../base/state/child";
import { useAppDispatch } from "../base/state/hooks";
import { parentIdOf } from "../base/core/wire/user";
import { useChildren } from "./useChildren";
import { chooseChild } from "./chooseChild";
import { showChild } from "./showChild";
import { useChooseChild } from "./useChooseChild";

const loadDialog = () => import(/* webpackChunkName: "dialogs" */ "./ChooseChildDialog");
type DialogCode = Awaited<ReturnType<typeof loadDialog>>;

interface Props {
  /** The id of the child that the address is about; null where it says nothing of one. */
  readonly named: string | null;
  /** The entry of the history that has this address. */
  readonly entry: string;
}

/**
 * Decides which child a parent's portal is about, asks where that is in doubt, and follows the other tabs. A message or a to-do leads
 * to its own child: once, so that the parent may choose another one there [WHO-01, MSG-01].
 */
export function ChildWatcher({ named, entry }: Props): null {
  const { dialogs } = useKit();
  const { storage } = usePorts();
  const person = usePerson();
  const parentId = parentIdOf(person);
  const dispatch = useAppDispatch();
  const choose = useChooseChild();
  const { children, counts, current } = useChildren();
  const { data, isError } = useCurrentChildQuery({ parentId: parentId ?? "" }, { skip: parentId === null });
  const begun = useRef(false);
  const [inDoubt, setInDoubt] = useState<Child | null>(null);
  const unasked = useDeferredDialog(usePorts());
  const chosen = isError ? null : data;

  const ask = useEffectEvent((Dialog: DialogCode["ChooseChildDialog"], child: Child) => {
    const asked = dialogs.open(Dialog, { children, counts, current: child });
    void asked.then((answer) => answer && choose(answer));
  });
  useEffect(() => {
    if (!inDoubt) return undefined;
    let stop: (() => void) | null = null;
    let gone = false;
    loadDialog().then(
      ({ ChooseChildDialog }) => {
        if (!gone) stop = unasked(() => ask(ChooseChildDialog, inDoubt));
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [inDoubt, unasked]);
  const begin = useEffectEvent((anywhere: string | null) => {
    const shelf = storage.of(personOf(person));
    const {
      child,
      ask: doubtful,
      tell,
    } = childAtStart({
      children,
      remembered: shelf.read("chosenChild"),
      chosen: anywhere,
    });
    if (!child) return;
    if (tell) void dispatch(chooseChild(person, child));
    else dispatch(childChosen(child));
    if (doubtful) setInDoubt(child);
    shelf.write("chosenChild", child.id);
  });
  const follow = useEffectEvent((id: string | null) => {
    const child = children.find((each) => each.id === id);
    if (!child || child.id === current?.id) return;
    dispatch(showChild(child));
  });
  useEffect(() => {
    if (children.length === 0 || chosen === undefined) return;
    if (begun.current) follow(chosen);
    else begin(chosen);
    begun.current = true;
  }, [children, chosen]);
  const led = useRef<string | null>(null);
  const isKnown = current !== null;
  const lead = useEffectEvent((id: string) => {
    const child = children.find((each) => each.id === id);
    if (child && child.id !== current?.id) void choose(child);
  });
  useEffect(() => {
    if (named === null || !isKnown || led.current === entry) return;
    led.current = entry;
    lead(named);
  }, [named, entry, isKnown]);
  return null;
}
