import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material";
import { Component, useEffect, useMemo, useState, type ReactNode } from "react";
import { IntlProvider, type MessageFormatElement } from "react-intl";
import { parseSimpleMessage } from "../../base/i18n/dictionary";
import { withLateWords } from "../../base/i18n/lateWords";
import { DialogHost } from "../../base/kit/DialogHost";
import { KitProvider } from "../../base/kit/KitContext";
import { PermissionProvider } from "../../base/kit/permission/PermissionContext";
import type { Language, Portal } from "./contract";
import { PortalContext } from "./PortalContext";
import { nameOf } from "./nameOf";
import { portalKit } from "./portalKit";
import { useLive } from "./useLive";
import { watchOf, type PortalWatch } from "./watchedPortal";

/** One language's words of a sub-application: plain strings, or syntax trees as its build makes them. */
export type SubAppMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** A sub-application's words in every language of the portal. */
export type SubAppCatalogue = Readonly<Record<Language, SubAppMessages>>;

interface Props {
  readonly portal: Portal;
  readonly messages: SubAppCatalogue;
  readonly children: ReactNode;
}

/**
 * What every React sub-application stands in: the portal's style cache, theme and language, the words of the kit with its
 * own over them and those it has set on top, what the person may do, and an error boundary that hands what breaks to its
 * pane. Writes no `:root` variables: those are the portal's.
 */
export function PortalRoot({ portal, messages, children }: Props) {
  const theme = useLive(portal.theme);
  const language = useLive(portal.language);
  const told = useLive(portal.settings).messages;
  const { apps, codes } = useLive(portal.permissions);
  const watch = watchOf(portal);
  const held = useMemo(() => {
    const all = new Set([...apps, ...codes]);
    return watch?.held(all) ?? all;
  }, [watch, apps, codes]);
  useEffect(() => watch?.catalogues(messages), [watch, messages]);
  const [kit] = useState(() => portalKit(portal));
  const [tellProblem] = useState(() => problemTeller(nameOf(portal.place.get()), watch));
  const words = useMemo(
    () => withLateWords(ready({ ...messages[language], ...told[language] }), language, watch?.missing),
    [messages, told, language, watch],
  );
  return (
    <CrashBoundary onCrash={portal.crashed}>
      <CacheProvider value={portal.styles}>
        <ThemeProvider
          theme={theme}
          disableStyleSheetGeneration
          disableNestedContext
          colorSchemeNode={null}
          storageManager={null}
        >
          <IntlProvider locale={language} messages={words} onError={tellProblem}>
            <PortalContext.Provider value={portal}>
              <KitProvider value={kit}>
                <PermissionProvider value={held}>
                  {children}
                  <DialogHost />
                </PermissionProvider>
              </KitProvider>
            </PortalContext.Provider>
          </IntlProvider>
        </ThemeProvider>
      </CacheProvider>
    </CrashBoundary>
  );
}

/**
 * Messages as the portal can show them, which ships no parser: its build makes syntax trees of a sub-application's
 * files; of words in the code only plain text with `{names}` is understood.
 */
const ready = (messages: SubAppMessages): Record<string, MessageFormatElement[]> =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === "string" ? (parseSimpleMessage(message) ?? [{ type: 0, value: message }]) : message,
    ]),
  );

/** Returns what prints a message that is missing or cannot be formatted, once each; the page shows its id. */
function problemTeller(name: string, watch: PortalWatch | undefined) {
  const told = new Set<string>();
  return (error: Error & { readonly descriptor?: { readonly id?: unknown } | undefined }) => {
    const { message, descriptor } = error;
    if (typeof descriptor?.id === "string") watch?.missing(descriptor.id);
    if (told.has(message)) return;
    told.add(message);
    console.error(`${name} ${message}`);
  };
}

interface BoundaryProps {
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Removes the broken tree and notifies the pane, which removes it and offers to try again [REL-03, VIEW-04]. */
export class CrashBoundary extends Component<BoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
