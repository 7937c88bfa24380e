import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { CONTRACT, type SubApp } from "./contract";
import { nameOf } from "./nameOf";
import { CrashBoundary, PortalRoot, type SubAppCatalogue } from "./PortalRoot";

/** A React sub-application: its words, and what to draw. */
export interface ReactSubApp {
  readonly messages: SubAppCatalogue;
  /** Drawn again with the new value whenever the sub-application comes to the front or goes behind. */
  readonly render: (state: { readonly active: boolean }) => ReactNode;
}

/** Makes a sub-application out of React components: `export const { contract, mount } = defineSubApp({ … })`. */
export const defineSubApp = ({ messages, render }: ReactSubApp): SubApp => ({
  contract: CONTRACT,
  mount(element, portal) {
    const root = createRoot(element, {
      onCaughtError: (error, { componentStack, errorBoundary }) => {
        const name = nameOf(portal.place.get());
        // What the outermost boundary caught, the portal prints; where it was drawn, React alone knows.
        if (errorBoundary instanceof CrashBoundary)
          console.error(`${name} broke while drawing:${componentStack}`);
        else console.error(name, error, componentStack);
      },
      onUncaughtError: (error) => portal.crashed(error),
    });
    const draw = (active: boolean) =>
      root.render(
        <StrictMode>
          <PortalRoot portal={portal} messages={messages}>
            {render({ active })}
          </PortalRoot>
        </StrictMode>,
      );
    draw(false);
    return { setActive: draw, unmount: () => root.unmount() };
  },
});
