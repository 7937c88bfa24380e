import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type Answer,
  type Portal,
  resolveBilingual,
  type Text,
  useClient,
  useLive,
  usePortal,
} from "@portal/kit";
import { contract } from "../contract";
import { type Clocked, readClocked } from "./attendance";
import { deviceStore } from "./deviceStore";
import {
  asRefused,
  type Clocks,
  mayWait,
  NOTHING,
  type Queue,
  readQueue,
  timesOf,
  type Waiting,
  withOne,
  withoutOne,
} from "./queue";
import { useAgain } from "./useAgain";

/** What waits from an earlier page is sent so soon, in milliseconds. */
const FIRST = 1_000;

/** What the platform answers where a look at the camera is over: then the clocking is sent as one by hand, with its time. */
const PROOF_OVER = 410;

/** A clocking that waited tells the device's time as it is sent; one that is on its way for longer is sent again with a later time. */
const ON_ITS_WAY = 30_000;

const DEVICE = "attendance.device";

/** What came of a clocking: the platform has it, it waits on the device, or it was refused. */
export type Sent =
  | { readonly kind: "kept"; readonly clocked: Clocked }
  | { readonly kind: "waits" }
  | { readonly kind: "refused"; readonly text: Text };

function deviceKey(): string {
  const known = deviceStore.read(DEVICE);
  if (known !== null && /^[\w-]{8,64}$/.test(known)) return known;
  const made = crypto.randomUUID();
  deviceStore.write(DEVICE, made);
  return made;
}

/** What the clocks show now. The device's own is no measure of time, but what it says travels along. */
const clocksOf = ({ time }: Pick<Portal, "time">): Clocks => ({
  // eslint-disable-next-line no-restricted-properties
  device: Date.now(),
  platform: time.isKnown() ? time.now() : null,
});

/** A pupil who comes in: known by the face, or by the name that was pressed. */
export type Arrival = Pick<Waiting, "person" | "name"> & Partial<Pick<Waiting, "proof">>;

/** A new clocking of a pupil, now. */
export function clockingOf(portal: Pick<Portal, "time">, { person, name, proof = null }: Arrival): Waiting {
  const { device, platform } = clocksOf(portal);
  return { id: crypto.randomUUID(), person, name, at: device, moment: platform, proof };
}

/** Sends a clocking to the platform; `later` is one that waited, which carries its own time. */
function useClockCalls() {
  const calls = useClient(contract);
  const portal = usePortal();

  const byHand = (one: Waiting, later: boolean): Promise<Answer> =>
    calls.clockByHand(
      {
        id: one.id,
        device: deviceKey(),
        person: one.person,
        ...(later && timesOf(one, clocksOf(portal))),
      },
      { quiet: true, ...(later && { signal: AbortSignal.timeout(ON_ITS_WAY) }) },
    );

  return async (one: Waiting, later: boolean): Promise<Answer> => {
    if (one.proof === null) return byHand(one, later);
    const answer = await calls.clockByFace(
      { id: one.id, device: deviceKey(), proof: one.proof },
      { quiet: true },
    );
    return !answer.ok && answer.status === PROOF_OVER && later ? byHand(one, true) : answer;
  };
}

/** The queue of a person on this device, which other tabs may change too; `sentElsewhere` is called where one of them has sent some. */
function useStoredQueue(key: string, sentElsewhere: () => void) {
  const [queue, setQueue] = useState<Queue>(() => readQueue(deviceStore.read(key)));
  const latest = useRef(queue);

  const change = useCallback(
    (by: (before: Queue) => Queue) => {
      // Another tab of this device may have changed it.
      const now = by(readQueue(deviceStore.read(key) ?? JSON.stringify(latest.current)));
      deviceStore.write(key, JSON.stringify(now));
      latest.current = now;
      setQueue(now);
    },
    [key],
  );

  // What another tab of this device keeps or has sent shows here as well.
  const onOther = useEffectEvent((next: Queue) => {
    const fewer = next.waiting.length < latest.current.waiting.length;
    latest.current = next;
    setQueue(next);
    if (fewer) sentElsewhere();
  });
  useEffect(() => {
    const onStored = (event: StorageEvent) => {
      if (event.key === key) onOther(readQueue(event.newValue));
    };
    window.addEventListener("storage", onStored);
    return () => window.removeEventListener("storage", onStored);
  }, [key]);

  return { queue, latest, change };
}

/**
 * Sends clockings; those that the platform does not get wait on this device, also through a reload, until the network is back. `flushed`
 * is told how many have arrived then, and `sentElsewhere` that another tab of this device has sent some.
 */
export function useQueue(flushed: (count: number) => void, sentElsewhere: () => void) {
  const { session, language } = usePortal();
  const person = useLive(session)?.userId ?? "";
  const { queue, latest, change } = useStoredQueue(`attendance.waiting.${person}`, sentElsewhere);
  const call = useClockCalls();
  const busy = useRef(false);

  /** Sends one now, or keeps it. */
  const send = async (one: Waiting): Promise<Sent> => {
    const answer = await call(one, false);
    const clocked = answer.ok ? readClocked(answer.data) : null;
    if (clocked) return { kind: "kept", clocked };
    if (!answer.ok && !mayWait(answer.status)) return { kind: "refused", text: answer.text };
    change((before) => withOne(before, one));
    return { kind: "waits" };
  };

  const flush = async () => {
    if (busy.current || latest.current.waiting.length === 0) return;
    busy.current = true;
    let count = 0;
    for (const one of latest.current.waiting) {
      const answer = await call(one, true);
      if (answer.ok) {
        count += 1;
        change((before) => withoutOne(before, one.id));
      } else if (mayWait(answer.status)) break;
      else {
        const { text } = answer;
        const why = typeof text === "string" ? resolveBilingual(text, language.get()) : text.id;
        change((before) => asRefused(before, one, why));
      }
    }
    busy.current = false;
    if (count > 0) flushed(count);
  };

  const [asked, setAsked] = useState(0);
  useAgain(queue.waiting.length > 0, asked > 0 ? 0 : FIRST, () => void flush(), asked);

  return {
    queue: person === "" ? NOTHING : queue,
    send,
    retry: () => setAsked((before) => before + 1),
    forget: (id: string) => change((before) => withoutOne(before, id)),
  };
}
