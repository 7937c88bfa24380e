import { createElement, type ComponentType, type ReactElement } from "react";
import { Snapshot } from "../core/flow/Snapshot";

/** The part of a dialog's properties that the queue gives it: functions to answer, or to leave without an answer. */
export interface Question<Answer> {
  readonly close: (answer?: Answer) => void;
}

/** The answer a dialog gives, read from its props. */
export type AnswerOf<Props> = Props extends Question<infer Answer> ? Answer : never;

/** A dialog on the screen; `open` becomes false when it is answered, and it stays until it has faded out. */
export interface OpenDialog {
  readonly id: number;
  readonly element: ReactElement;
  readonly open: boolean;
}

/** The open dialogs, the last on top. A dialog is a question: `open` resolves with its answer. */
export class DialogQueue extends Snapshot<readonly OpenDialog[]> {
  readonly #closers = new Map<number, () => void>();
  #lastId = 0;

  constructor() {
    super([]);
  }

  /** Asks; resolves with the answer, or with undefined when the person leaves without one. */
  readonly open = <Props extends Question<never>>(
    Component: ComponentType<Props>,
    props: Omit<Props, "close">,
  ): Promise<AnswerOf<Props> | undefined> =>
    new Promise((resolve) => {
      this.#lastId += 1;
      const id = this.#lastId;
      const close = (answer?: AnswerOf<Props>) => {
        if (!this.#closers.delete(id)) return;
        this.set(
          this.getSnapshot().map((dialog) => (dialog.id === id ? { ...dialog, open: false } : dialog)),
        );
        resolve(answer);
      };
      this.#closers.set(id, close);
      // TypeScript cannot see that a generic type without `close`, together with `close`, is the type again.
      const element = createElement(Component, { ...props, close } as unknown as Props);
      this.set([...this.getSnapshot(), { id, element, open: true }]);
    });

  /** Closes every open dialog without an answer, as when the session ends. */
  readonly closeAll = (): void => {
    [...this.#closers.values()].reverse().forEach((close) => close());
  };

  /** Removes a dialog from the page, unanswered if it was still open. */
  readonly remove = (id: number): void => {
    this.#closers.get(id)?.();
    this.set(this.getSnapshot().filter((dialog) => dialog.id !== id));
  };
}
