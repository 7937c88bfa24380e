import { useSyncExternalStore } from "react";
import type { Live } from "./contract";

/** Follows a live value of the portal. */
export const useLive = <Value>({ get, subscribe }: Live<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
