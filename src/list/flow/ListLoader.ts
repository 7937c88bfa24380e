import { Snapshot } from "../../base/core/flow/Snapshot";
import { readListPage } from "../core/listAnswer";
import { listCall } from "../core/listCall";
import type { ListPort } from "../core/listPort";
import type { ListSource } from "../core/pageApi";
import { startOf, stepList, type ListEffect, type ListEvent, type ListState } from "./step";
import type { ListQuery, ListSort } from "../core/query";
import { UNREACHED } from "../../base/core/wire/reason";
import type { Text } from "../../base/core/wire/text";

const MALFORMED: Text = { id: "kit.list.malformed" };

/** Loads a list through a port, page by page, and shows its state. A new request aborts the previous one. */
export class ListLoader {
  readonly #port: ListPort;
  readonly #source: ListSource;
  readonly #state: Snapshot<ListState>;
  #waiting = new AbortController();

  constructor(port: ListPort, source: ListSource, fields: ListQuery["fields"], named?: Partial<ListQuery>) {
    this.#port = port;
    this.#source = source;
    this.#state = new Snapshot(startOf(source, fields, named));
  }

  /** Asks for the first rows; the answer gives up whatever is still awaited. May be started again. */
  readonly start = (): (() => void) => {
    this.reload();
    return () => this.#waiting.abort();
  };

  readonly reload = () => this.#happen({ type: "reload" });
  readonly goTo = (page: number) => this.#happen({ type: "pageChanged", page });
  readonly resize = (size: number) => this.#happen({ type: "sizeChanged", size });
  readonly sortBy = (sort: ListSort | null) => this.#happen({ type: "sortChanged", sort });

  /** Asks with other fields; the same object again asks for nothing. */
  readonly search = (fields: ListQuery["fields"]) => {
    if (fields !== this.getSnapshot().query.fields) this.#happen({ type: "fieldsChanged", fields });
  };

  /** Shows what the address names; what is shown already is not requested again. */
  readonly show = (query: ListQuery) => this.#happen({ type: "queryNamed", query });

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  readonly getSnapshot = (): ListState => this.#state.getSnapshot();

  #happen(event: ListEvent) {
    const before = this.getSnapshot();
    const [state, effect] = stepList(before, event);
    if (state === before) return;
    this.#state.set(state);
    if (effect) void this.#load(effect);
  }

  async #load({ request, query }: ListEffect) {
    this.#waiting.abort();
    const { signal } = (this.#waiting = new AbortController());
    const event = await this.#ask(query, signal);
    if (!signal.aborted) this.#happen({ ...event, request });
  }

  async #ask(query: ListQuery, signal: AbortSignal) {
    try {
      const answer = await this.#port.load(listCall(this.#source, query), signal);
      if (!answer.ok) return { type: "failed", text: answer.text } as const;
      const page = readListPage(answer.data, this.#source.paged);
      return page ? ({ type: "answered", ...page } as const) : ({ type: "failed", text: MALFORMED } as const);
    } catch {
      // A port that is not ours may break its promise; the list must not wait for ever.
      return { type: "failed", text: UNREACHED } as const;
    }
  }
}
