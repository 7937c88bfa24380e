import { useState, type ReactElement, type ReactNode } from "react";
import { Provider } from "react-redux";
import { calls, type CallName } from "../../contract/calls";
import type { HttpRequest, HttpResult } from "../../src/base/core/wire/exchange";
import { readUser } from "../../src/base/core/wire/user";
import { DialogHost } from "../../src/base/kit/DialogHost";
import { DialogQueue } from "../../src/base/kit/DialogQueue";
import { KitProvider, useKit, type Kit } from "../../src/base/kit/KitContext";
import { ShellContext } from "../../src/base/kit/ShellContext";
import { createInertPorts } from "../../src/base/platform/inertPorts";
import { PortsContext } from "../../src/base/platform/PortsContext";
import { PersonContext } from "../../src/base/session/PersonContext";
import { signedIn } from "../../src/base/state/session";
import { createStore, type PortalStore } from "../../src/base/state/store";
import { EMPTY_SHELL } from "../../test/emptyShell";
import { success, wireUser } from "../../test/fakePorts";
import type { Ports } from "../../src/base/platform/ports";

/** The moment of the stories, and a date of the wire so many hours before it. */
export const NOW = Date.UTC(2026, 10, 23, 2, 0);
const HOUR = 3_600_000;
export const ago = (hours: number): string => String(NOW - hours * HOUR);

/** What the platform answers to a call; without an answer it never does. */
export type Answers = Partial<
  Record<CallName, HttpResult | ((request: HttpRequest) => HttpResult | Promise<HttpResult>) | "never">
>;

/** The page of a story about what waits for a person. */
export interface InboxArgs {
  readonly answers: Answers;
  readonly userType?: 1 | 2 | 3 | 4;
  /** The path of the page on the screen. */
  readonly path?: string;
  /** Ports of a test in place of the usual ones. */
  readonly ports?: Partial<Ports>;
  /** Hears of each call by its name, with its body. */
  readonly onCall?: (name: CallName, request: HttpRequest) => void;
  readonly onStore?: (store: PortalStore) => void;
}

const nameOf = (url: string) =>
  (Object.keys(calls) as CallName[]).find((name) => calls[name].path === url.split("?")[0]);

function createWorld(args: InboxArgs, page: Kit) {
  const user = readUser(wireUser({ userType: args.userType ?? 2 }));
  if (!user) throw new Error("a record without a person");
  const inert = createInertPorts();
  const ports = createInertPorts({
    http: {
      send: (request) => {
        const name = nameOf(request.url);
        if (name) args.onCall?.(name, request);
        const answer = (name && args.answers[name]) ?? success(null);
        if (answer === "never") return new Promise(() => undefined);
        return Promise.resolve(typeof answer === "function" ? answer(request) : answer);
      },
    },
    navigation: { ...inert.navigation, href: () => "https://school.example/pages/base/index.html#/" },
    clock: { now: () => NOW, after: () => () => undefined },
    notify: page.toasts.notify,
    ...args.ports,
  });
  const store = createStore(ports);
  store.dispatch(signedIn(user));
  args.onStore?.(store);
  // Its dialogs ask the platform too, so they stand within the store.
  return { ports, store, user, kit: { ...page, dialogs: new DialogQueue() } };
}

/** The portal around a part that asks the platform what waits for a person. */
export function InboxWorld({
  children,
  ...args
}: InboxArgs & { readonly children: ReactNode }): ReactElement {
  const page = useKit();
  const [{ ports, store, user, kit }] = useState(() => createWorld(args, page));
  return (
    <Provider store={store}>
      <PortsContext value={ports}>
        <PersonContext value={user}>
          <ShellContext value={{ ...EMPTY_SHELL, path: args.path ?? "/" }}>
            <KitProvider value={kit}>
              {children}
              <DialogHost />
            </KitProvider>
          </ShellContext>
        </PersonContext>
      </PortsContext>
    </Provider>
  );
}
