import { version } from "react";
import type { SubApp } from "@portal/kit";

export const contract = 1;

/** Shows the version of React that it was given, where it is given one. */
export const mount: SubApp["mount"] = (element) => {
  element.textContent = version;
  return { setActive: () => undefined, unmount: () => undefined };
};
