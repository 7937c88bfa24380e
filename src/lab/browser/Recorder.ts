import type { Permissions } from "../../subapp/sdk/contract";
import type { PortalWatch } from "../../subapp/sdk/watchedPortal";
import { LANGUAGES } from "../../base/core/language/languages";
import { recordOf } from "../../base/core/wire/read";
import type { RecordedCall } from "../core/callChecks";
import type { LabCatalogues } from "../core/messageChecks";
import type { Recorded } from "../core/recorded";
import { cut } from "../core/report";

/** As much as is recorded of one visit, whatever an application does. */
const MOST_CALLS = 500;
const MOST_CODES = 500;
const MOST_IDS = 500;

/** A call that is under way. */
export interface OpenCall {
  /** Whether it is to be sent: not once as many were made as are recorded. */
  readonly isSent: boolean;
  /** Its answer has come: the status with which it was refused, or null. */
  readonly ended: (refused: number | null) => void;
}

class WatchedCodes extends Set<string> {
  constructor(
    codes: Iterable<string>,
    private readonly onAsk: (code: unknown) => void,
  ) {
    super(codes);
  }

  override has(code: string): boolean {
    this.onAsk(code);
    return super.has(code);
  }
}

/** The methods by which a list of codes is asked for one. */
const ASKS: ReadonlySet<PropertyKey> = new Set(["includes", "indexOf"]);

/** Records what an application asks of its portal; bounded, however much that is. */
export class Recorder implements PortalWatch {
  readonly #codes = new Set<string>();
  readonly #missing = new Set<string>();
  readonly #calls: RecordedCall[] = [];
  #catalogues: LabCatalogues | null = null;
  #left = 0;
  /** Calls without an answer yet. */
  #pending = 0;

  get pending(): number {
    return this.#pending;
  }

  readonly catalogues = (messages: object) => {
    const given = recordOf(messages);
    this.#catalogues = Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        { ...this.#catalogues?.[language], ...recordOf(given[language]) },
      ]),
    );
  };

  readonly missing = (id: string) => {
    if (this.#missing.size < MOST_IDS) this.#missing.add(cut(id));
  };

  readonly held = (codes: ReadonlySet<string>): ReadonlySet<string> => new WatchedCodes(codes, this.#asked);

  /** The same permissions, whose codes say when one of them is asked for. */
  readonly permissions = (given: Permissions): Permissions => ({
    ...given,
    codes: this.#watchedList(given.codes),
  });

  /** Records a call or another act. A held one is over at once. */
  call(method: string, path: string, held: boolean): OpenCall {
    if (this.#calls.length >= MOST_CALLS) {
      this.#left += 1;
      return { isSent: false, ended: () => undefined };
    }
    const place = this.#calls.length;
    const recorded: RecordedCall = { method, path: cut(path), held, refused: null };
    this.#calls.push(recorded);
    if (held) return { isSent: false, ended: () => undefined };
    this.#pending += 1;
    let isOver = false;
    return {
      isSent: true,
      ended: (refused) => {
        if (isOver) return;
        isOver = true;
        this.#pending -= 1;
        this.#calls[place] = { ...recorded, refused };
      },
    };
  }

  /** Records something else that it asked the portal to do, which was not done. */
  act(name: string, about = ""): void {
    this.call(name, about, true);
  }

  read(): Recorded {
    return {
      codes: [...this.#codes],
      calls: [...this.#calls],
      callsLeft: this.#left,
      unknownMessages: [...this.#missing],
      catalogues: this.#catalogues,
    };
  }

  readonly #asked = (code: unknown) => {
    if (typeof code === "string" && this.#codes.size < MOST_CODES) this.#codes.add(cut(code));
  };

  #watchedList(codes: readonly string[]): readonly string[] {
    const asked = this.#asked;
    return new Proxy(codes, {
      get(list, name) {
        const value: unknown = Reflect.get(list, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (ASKS.has(name)) asked(given[0]);
          return Reflect.apply(value, list, given) as unknown;
        };
      },
    });
  }
}
