import type { SubAppEntry } from "./manifest";
import type { Failure } from "./step";

/** A mounted sub-application, as the portal steers it. */
export interface SubAppInstance {
  /** Told whenever the sub-application comes to the front or goes behind another. */
  setActive(on: boolean): void;
  /** Ends it; its element is removed right afterwards. */
  unmount(): void;
}

/** What a sub-application's script gives: `contract` is the number of the contract it was written for. */
export interface SubAppModule<Kit> {
  readonly contract: number;
  mount(element: HTMLElement, kit: Kit): SubAppInstance | Promise<SubAppInstance>;
}

/** A place in the page for one instance; removed with it. */
export interface Stage {
  readonly element: HTMLElement;
  remove(): void;
}

/** Something in the page that is taken away again. */
export type Remove = () => void;

/** The world as the engine sees it. Loading rejects with a {@link SubAppFailure} when the reason is known. */
export interface SubAppPorts<Kit> {
  /** Fetches the manifest's document; rejects with `unreachable`, `notInstalled`, `manifestMissing` or `manifestInvalid`. */
  fetchManifest(app: string, signal: AbortSignal): Promise<unknown>;
  /**
   * Runs the script, or answers what it gave before; rejects with `scriptFailed`, `noMount`, `contractMismatch` or
   * `versionMismatch`.
   */
  loadModule(entry: SubAppEntry, signal: AbortSignal): Promise<SubAppModule<Kit>>;
  loadStyle(href: string, signal: AbortSignal): Promise<Remove>;
  /** Whether the server answers for a file at all, even with a refusal. */
  reaches(url: string, signal: AbortSignal): Promise<boolean>;
  /** Makes an empty element where the person will see the sub-application. */
  createStage(): Stage;
  /** Calls back after so many milliseconds, unless the answer is called first. */
  after(milliseconds: number, run: () => void): () => void;
  /** Origin of the portal's own pages. */
  readonly origin: string;
  /** Receives what a sub-application threw, as it was thrown, for its authors. */
  report(fault: unknown): void;
}

/** An error that knows which failure it is. */
export class SubAppFailure extends Error implements Failure {
  constructor(
    readonly reason: Failure["reason"],
    readonly detail: string,
    /** With what the sub-application threw as its cause, where it threw. */
    options?: ErrorOptions,
  ) {
    super(`${reason}: ${detail}`, options);
  }
}

/** Words for anything that was thrown; sub-applications may throw what they like. */
export const describe = (thrown: unknown): string => {
  try {
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  } catch {
    return typeof thrown;
  }
};
