import { useEffect, useState, type ReactNode } from "react";
import type { GuestSlots } from "../base/core/apps/guests";
import { useAppDispatch } from "../base/state/hooks";
import { recall } from "./recall";

interface Props {
  readonly guests: readonly GuestSlots[];
  /** Shown until it is known whether there is a desktop. */
  readonly meanwhile: ReactNode;
  /** Shown where there is none. */
  readonly otherwise: ReactNode;
}

/** Looks for the person's last desktop on this device; once there is one, the page shows it in this place [MORE-05]. */
export function LastDesktop({ guests, meanwhile, otherwise }: Props): ReactNode {
  const dispatch = useAppDispatch();
  const [none, setNone] = useState(false);
  useEffect(() => {
    let current = true;
    void dispatch(recall(guests)).then((found) => {
      if (current) setNone(!found);
    });
    return () => {
      current = false;
    };
  }, [dispatch, guests]);
  return none ? otherwise : meanwhile;
}
