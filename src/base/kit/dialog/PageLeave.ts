import { leaves, staying, stepLeaving, type Leaving, type LeavingEvent } from "../../core/dialog/leaving";
import { listenToMoves } from "../moves";
import { pageHistory, type PageHistory } from "./pageHistory";
import type { BeforeClose } from "./useLeave";

/** A dialog that closes when the page below it is left, unless it asks first and the person stays. */
interface Leavable {
  readonly mayLeave: BeforeClose;
  readonly close: () => void;
}

/** A plain click on a link to another page of this document; pages differ in what follows `#/`. */
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
 * Makes sure that no dialog covers another page than its own: when the page is left, by Back, Forward, a link or an
 * address, dialogs close unanswered, and a dialog with unsaved work asks first. Knows only the browser and
 * no router: it is notified of moves before all routers, and hides undone moves from them [WID-01].
 *
 * Dialogs have no history entries of their own. An entry would have to be removed whenever a button closes the dialog,
 * which browsers do later, while the caller may already be on its way to another page; and an entry that stays behind
 * makes people press Back twice. If the browser itself lets Back close things, `useCloseRequest` handles it.
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

  /** Registers a dialog until the returned function is called. */
  readonly add = (dialog: Leavable): (() => void) => {
    this.#leaving ??= staying(this.#history.here());
    this.#dialogs = [...this.#dialogs, dialog];
    listenToMoves(this.#onMoved);
    this.#view.addEventListener("click", this.#onClick, true);
    return () => this.#forget([dialog]);
  };

  /** Leaves the page by `go`, at once if there is no unsaved work, and else when the person agrees. */
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

  /** Returns whether the page may see the move. */
  #happen(event: LeavingEvent): boolean {
    if (!this.#leaving) return true;
    const [next, { heard, travel }] = stepLeaving(this.#leaving, event);
    this.#leaving = next;
    if (travel) this.#history.travel(travel);
    this.#rest();
    return heard;
  }

  /** Closes all dialogs, the uppermost first; false if one refuses, later if one has to ask. */
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

  /** Stops listening once no dialog is open and no move is pending. */
  #rest() {
    if (this.#dialogs.length > 0 || this.#leaving?.target) return;
    this.#leaving = null;
    listenToMoves(null);
    this.#view.removeEventListener("click", this.#onClick, true);
  }
}

const guards = new WeakMap<Window, PageLeave>();

/** The registry of a window's dialogs: the portal's and those of all sub-applications, which share the kit. */
export const pageLeaveOf = (view: Window): PageLeave => {
  const guard = guards.get(view) ?? new PageLeave(view);
  guards.set(view, guard);
  return guard;
};
