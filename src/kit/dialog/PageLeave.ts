import { leaves, staying, stepLeaving, type Leaving, type LeavingEvent } from "../../core/dialog/leaving";
import { listenToMoves } from "../moves";
import { pageHistory, type PageHistory } from "./pageHistory";
import type { BeforeClose } from "./useLeave";

/** A dialog that closes when the page below it is left, unless it asks first and somebody stays. */
export interface Leavable {
  readonly mayLeave: BeforeClose;
  readonly close: () => void;
}

/** A plain click on a link to another page of this document; pages are told apart by what follows `#/`. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.hasAttribute("download") || !["", "_self"].includes(link.target)) return null;
  const { href } = link.ownerDocument.location;
  const [here] = href.split("#");
  return link.href !== href && link.href.startsWith(`${here ?? ""}#/`) ? link : null;
}

/**
 * Sees to it that no dialog lies over another page than its own: when the page is left, by Back, Forward, a link or an
 * address, dialogs close unanswered, and where there is unsaved work in one, it asks first. Knows the browser alone and
 * no router: it hears of moves before all routers, and hides from them what has been taken back [WID-01].
 *
 * Dialogs have no history entries of their own. An entry would have to be taken back whenever a button closes the dialog,
 * which browsers do later, while the caller may be on its way to another page already; and one that stays behind
 * makes people press Back twice. Where the browser itself has Back close things, `useCloseRequest` answers.
 */
class PageLeave {
  readonly #view: Window;
  readonly #history: PageHistory;
  #dialogs: readonly Leavable[] = [];
  #leaving: Leaving | null = null;
  #passing = false;

  constructor(view: Window) {
    this.#view = view;
    this.#history = pageHistory(view);
  }

  /** Has a dialog looked after until the answer is called. */
  readonly add = (dialog: Leavable): (() => void) => {
    this.#leaving ??= staying(this.#history.here());
    this.#dialogs = [...this.#dialogs, dialog];
    listenToMoves(this.#onMoved);
    this.#view.addEventListener("click", this.#onClick, true);
    return () => this.#forget([dialog]);
  };

  /** Leaves the page by `go`, at once where no unsaved work is in the way, and else when somebody agrees. */
  readonly leave = (go: () => void): void => {
    const left = this.#leaveDialogs();
    if (left === true) go();
    else if (left)
      void left.then((allowed) => {
        if (allowed) go();
      });
  };

  readonly #onMoved = (event: PopStateEvent) => {
    const to = this.#history.here();
    const left = this.#leaving && leaves(this.#leaving, to) ? this.#leaveDialogs() : null;
    if (!this.#happen({ type: "moved", to, free: left === true })) event.stopImmediatePropagation();
    if (left === false) this.#happen({ type: "answered", allowed: false });
    else if (left instanceof Promise)
      void left.then((allowed) => this.#happen({ type: "answered", allowed }));
  };

  readonly #onClick = (event: MouseEvent) => {
    const link = this.#passing ? null : linkOf(event);
    if (!link) return;
    const left = this.#leaveDialogs();
    if (left === true) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (left) void left.then((allowed) => allowed && this.#pass(link));
  };

  #pass(link: HTMLAnchorElement) {
    this.#passing = true;
    link.click();
    this.#passing = false;
  }

  /** Answers whether the page may hear of it. */
  #happen(event: LeavingEvent): boolean {
    if (!this.#leaving) return true;
    const [next, { heard, travel }] = stepLeaving(this.#leaving, event);
    this.#leaving = next;
    if (travel) this.#history.travel(travel);
    this.#rest();
    return heard;
  }

  /** Closes all dialogs, the upper first; false where one refuses, later where one has to ask. */
  #leaveDialogs(): boolean | Promise<boolean> {
    const upper: Leavable[] = [];
    for (const dialog of [...this.#dialogs].reverse()) {
      const answer = dialog.mayLeave();
      if (answer === false) return false;
      upper.push(dialog);
      if (answer !== true)
        return answer.then((allowed) => {
          if (!allowed) return false;
          this.#close(upper);
          return this.#leaveDialogs();
        });
    }
    this.#close(upper);
    return true;
  }

  #close(dialogs: readonly Leavable[]) {
    this.#forget(dialogs);
    for (const { close } of dialogs) close();
  }

  #forget(dialogs: readonly Leavable[]) {
    this.#dialogs = this.#dialogs.filter((dialog) => !dialogs.includes(dialog));
    this.#rest();
  }

  /** Stops listening once nothing lies over the page and nobody is on the way elsewhere. */
  #rest() {
    if (this.#dialogs.length > 0 || this.#leaving?.target) return;
    this.#leaving = null;
    listenToMoves(null);
    this.#view.removeEventListener("click", this.#onClick, true);
  }
}

const guards = new WeakMap<Window, PageLeave>();

/** Looks after the dialogs of a window: the portal's and those of all sub-applications, which share the kit. */
export const pageLeaveOf = (view: Window): PageLeave => {
  const guard = guards.get(view) ?? new PageLeave(view);
  guards.set(view, guard);
  return guard;
};
