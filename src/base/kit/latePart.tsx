import { use, useEffect, useState, useTransition, type ComponentType, type ReactNode } from "react";
import { useOnline } from "./useOnline";

/** A part that did not load, for the component that replaces it. */
export interface MissingPart {
  readonly error: unknown;
  /** How often the request has failed. */
  readonly failures: number;
  /** Asks for it once more, in place. */
  readonly retry: () => void;
  /** Whether that is under way. */
  readonly trying: boolean;
}

/** The requests for the parts that a page shows which the server has drawn. */
const drawnParts: (() => Promise<unknown>)[] = [];

/** Loads them, so that React can take such a page over without waiting for any. */
export const loadDrawnParts = (): Promise<unknown> => Promise.all(drawnParts.map((ask) => ask()));

type Came<Props> = { readonly Part: ComponentType<Props> } | { readonly error: unknown };

type MissedListener = (error: unknown) => void;

let listener: MissedListener | null = null;
/** The last part that was missed while nothing listened, as on a page whose site's document is late. */
let unheard: { readonly error: unknown } | null = null;

function miss(error: unknown): void {
  if (listener) listener(error);
  else unheard = { error };
}

/**
 * Sets the listener to parts that were asked for again in vain, also to the last one before it; there is one listener at most.
 * The returned function removes it.
 */
export function listenToMissedParts(next: MissedListener): () => void {
  listener = next;
  if (unheard) next(unheard.error);
  unheard = null;
  return () => {
    listener = null;
  };
}

/**
 * A component whose code comes when it is first drawn; to be drawn within a Suspense. Unlike React's `lazy` it forgets a
 * failure: what stands in its place may ask again, it asks by itself when the network is back, and the
 * next drawing asks as well [REL-03]. `drawn` says that the server draws it: see `loadDrawnParts`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: (part: MissingPart, props: Props) => ReactNode,
  { drawn = false } = {},
): ComponentType<Props> {
  let kept: Promise<Came<Props>> | null = null;
  const request = () => {
    const coming: Promise<Came<Props>> = load().then(
      (Part) => ({ Part }),
      (error: unknown) => ({ error }),
    );
    // React takes what has come at once from a promise that says so, and waits for a moment otherwise.
    void coming.then((value) => Object.assign(coming, { status: "fulfilled", value }));
    return coming;
  };
  const ask = () => (kept ??= request());
  if (drawn) drawnParts.push(ask);

  return function LatePart(props: Props) {
    // React may begin to render this several times while it waits, so the request is kept outside.
    const [{ coming, failures }, setAsked] = useState(() => ({ coming: ask(), failures: 1 }));
    const [trying, startTrying] = useTransition();
    const came = use(coming);
    const failed = "error" in came;
    useEffect(() => {
      if (failed && kept === coming) kept = null;
    }, [failed, coming]);
    // The replacement stays meanwhile, and the focus in it.
    const retry = () => {
      const again = ask();
      void again.then((result) => "error" in result && miss(result.error));
      startTrying(() => setAsked({ coming: again, failures: failures + 1 }));
    };
    useOnline(failed, retry);
    if (failed) return missing({ error: came.error, failures, retry, trying }, props);
    return <came.Part {...props} />;
  };
}
