import { Snapshot } from "../../base/core/flow/Snapshot";
import { AT_REST, step, type PullEvent, type PullState } from "./step";

/** Follows the pulls at a page, and has it refreshed when one of them asks for it. */
export class Pull {
  readonly #state = new Snapshot<PullState>(AT_REST);

  readonly subscribe = this.#state.subscribe;
  readonly getSnapshot = this.#state.getSnapshot;

  /** Takes what happens; `refresh` is run if that asks for it, and settles when the page is up to date or could not be. */
  readonly happen = (event: PullEvent, refresh: () => Promise<void>): void => {
    const before = this.getSnapshot();
    const [state, effect] = step(before, event);
    if (state !== before) this.#state.set(state);
    if (effect === "refresh") void refresh().finally(() => this.happen({ type: "refreshed" }, refresh));
  };
}
