import type { ReactElement } from "react";
import { Provider } from "react-redux";
import type { User } from "../base/core/wire/user";
import type { Question } from "../base/kit/DialogQueue";
import type { Ports } from "../base/platform/ports";
import { PortsContext } from "../base/platform/PortsContext";
import { PersonContext } from "../base/session/PersonContext";
import type { PortalStore } from "../base/state/store";
import { AppearanceFrame } from "./AppearanceFrame";

interface Props extends Question<never> {
  readonly ports: Ports;
  readonly store: PortalStore;
  readonly person: User;
  /** The name of a layout that the unit brings along; null where it brings none. */
  readonly unitLayout: string | null;
}

/** How the portal looks: looks, colours, light or dark, layouts, and for administrators a theme for everyone [THEME-05]. */
export const AppearanceDialog = ({ ports, store, person, unitLayout, close }: Props): ReactElement => (
  <PortsContext value={ports}>
    <Provider store={store}>
      <PersonContext value={person}>
        <AppearanceFrame unitLayout={unitLayout} onClose={() => close()} />
      </PersonContext>
    </Provider>
  </PortsContext>
);
