import { Component, type FocusEvent, type HTMLAttributes, type ReactNode } from "react";
import { hasLostFocus } from "./lostFocus";

/** Attributes of its element. */
export interface FocusKeeperProps extends Omit<HTMLAttributes<HTMLDivElement>, "tabIndex"> {
  readonly children: ReactNode;
}

/**
 * Takes the focus itself when the focused element inside is removed or disabled by an update, so that the focus does not jump to the
 * top of the page [A11Y-02]; what is drawn elsewhere through a portal, such as in a page's foot, is inside as well. Give it a role and a
 * name: they are spoken then. A class, because only a class can look before the change.
 */
export class FocusKeeper extends Component<FocusKeeperProps> {
  #element: HTMLDivElement | null = null;
  /** The element inside that had the focus last. React's events come through portals, which the document does not show. */
  #focused: EventTarget | null = null;

  readonly #take = (element: HTMLDivElement | null) => {
    this.#element = element;
  };

  readonly #note = (event: FocusEvent<HTMLDivElement>) => {
    this.#focused = event.target;
    this.props.onFocusCapture?.(event);
  };

  override getSnapshotBeforeUpdate(): boolean {
    return this.#hasFocus();
  }

  override componentDidUpdate(_props: FocusKeeperProps, _state: unknown, hadFocus: boolean) {
    // From what is disabled browsers take the focus a moment later.
    const isDisabled = document.activeElement?.matches(":disabled") ?? false;
    // What has taken the place of the focused element may have its focus already.
    const isLost = this.#element !== null && hasLostFocus(this.#element) && !this.#hasFocus();
    if (hadFocus && (isDisabled || isLost)) this.#element?.focus({ preventScroll: true });
  }

  #hasFocus() {
    const { activeElement } = document;
    if (activeElement !== null && activeElement === this.#focused) return true;
    return this.#element?.contains(activeElement) ?? false;
  }

  override render() {
    return <div {...this.props} onFocusCapture={this.#note} ref={this.#take} tabIndex={-1} />;
  }
}
