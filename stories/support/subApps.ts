import { IDLE, type SubAppState } from "../../src/subapp/host/step";
import type { OpenSubApp } from "../../src/subapp/host/viewport";

/** Panes that stay in one state: what a story shows of a sub-application that needs none. */
export const standingStill =
  (state: SubAppState, words = ""): OpenSubApp =>
  () => {
    const element = document.createElement("div");
    if (state.phase === "ready") element.textContent = words;
    return {
      element,
      subscribe: () => () => undefined,
      getSnapshot: () => state,
      open: () => undefined,
      retry: () => undefined,
      close: () => undefined,
      setActive: () => undefined,
      setPlace: () => undefined,
    };
  };

/** A sub-application whose manifest has been requested. */
export const LOADING: SubAppState = { ...IDLE, phase: "fetchingManifest" };
