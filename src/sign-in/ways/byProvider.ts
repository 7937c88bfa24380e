import type { ExplicitWay } from "../../base/core/session/entry";
import { mayEnter } from "../entry/mayEnter";
import { endedBy, type End } from "../entry/world";
import { loadSocial } from "../loadSocial";
import type { Take } from "./row";

/** With what a provider has sent the person back with: the code that began the trip ends it [AUTH-13]. */
export const byProvider: Take<Extract<ExplicitWay, { readonly way: "social" }>> = async (way, world) => {
  const { finishTrip } = await loadSocial();
  const stopped: { by: End | null } = { by: null };
  const allow = async () => {
    stopped.by = await mayEnter(way, world);
    return stopped.by === null;
  };
  const message = await finishTrip(way.back, world.page, allow);
  return stopped.by ?? endedBy(message);
};
