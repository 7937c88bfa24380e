import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePortal } from "@portal/kit";
import type { ListAt, PagedListHandle } from "@portal/kit/lists";
import { contract } from "../contract";

/** The duty that the address names. */
interface NamedDuty {
  /** Undefined where it names none. */
  readonly id: string | undefined;
  /** Whether it is none of those to come. */
  readonly gone: boolean;
}

const NOT_FOUND = 404;

/** Follows the duty of the address: where the page shown first lacks it, the page that has it is turned to, once [VIEW-08]. */
export function useNamedDuty({ state, entries }: PagedListHandle, place: ListAt): NamedDuty {
  const { client } = usePortal();
  const { duty } = place.values;
  const id = duty !== undefined && /^[\w-]{1,64}$/.test(duty) ? duty : undefined;
  const [gone, setGone] = useState<string | null>(null);
  const lookedFor = useRef<string | undefined>(undefined);
  // The rows of another page may still be shown while the address's are on their way.
  const ready = state.phase === "ready" && state.query.page === place.page;
  const here = entries.some(({ key }) => key === id);

  const ask = useEffectEvent((wanted: string) =>
    client(contract).page({ id: wanted, size: state.query.size }, { quiet: true }),
  );
  const turnTo = useEffectEvent((page: number) =>
    place.show({ page, size: place.size, sort: place.sort }, { replace: true }),
  );
  useEffect(() => {
    if (id === undefined || !ready || lookedFor.current === id) return;
    if (here) {
      lookedFor.current = id;
      return;
    }
    let current = true;
    void ask(id).then((answer) => {
      if (!current) return;
      lookedFor.current = id;
      if (answer.ok) turnTo(answer.data.page);
      else if (answer.status === NOT_FOUND) setGone(id);
    });
    return () => {
      current = false;
    };
  }, [id, ready, here]);

  return { id, gone: id !== undefined && gone === id && !here };
}
