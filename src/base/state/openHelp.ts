import { helpApi } from "../api/help.api";
import { withTicket } from "../core/site/helpCentre";
import { openLater } from "../platform/openLater";
import type { AppThunk } from "./types";

/**
 * Opens the help centre in a window of its own, with a ticket where the platform gives one (REDIR-06). Answers whether a
 * window was opened; where none was, the link itself has to do.
 */
export const openHelp =
  (address: string): AppThunk<boolean> =>
  (dispatch, _getState, { ports }) => {
    const goTo = openLater();
    if (!goTo) return false;
    void dispatch(helpApi.endpoints.helpTicket.initiate(undefined, { track: false })).then(({ data }) =>
      goTo(data == null ? address : withTicket(address, data, ports.navigation.href())),
    );
    return true;
  };
