import { createContext, useCallback, useContext } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "../../base/i18n/messageIds";
import type { Portal } from "./contract";

/** Carries the portal to every component of a sub-application. */
export const PortalContext = createContext<Portal | null>(null);

/** The portal, in any component below `PortalRoot`. */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error("usePortal() needs a PortalRoot above it");
  return portal;
};

/** Formats a message of the sub-application's own catalogue. */
export type Words<Id extends string> = (id: Id, values?: Readonly<Record<string, string | number>>) => string;

/** The sub-application's own words: `const words = useWords<keyof typeof zh>()`. */
export const useWords = <Id extends string>(): Words<Id> => {
  const { formatMessage } = useIntl();
  // react-intl is typed with the portal's ids; below PortalRoot the catalogue is the sub-application's.
  return useCallback(
    (id, values) => formatMessage({ id: id as string as MessageId }, values),
    [formatMessage],
  );
};
