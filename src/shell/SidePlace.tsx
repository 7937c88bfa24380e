import { useEffect, useState, type ComponentType, type ReactElement } from "react";
import type { SideProps } from "../apps";
import { ErrorBoundary } from "../base/kit/ErrorBoundary";
import { useMedia } from "../base/kit/useMedia";
import type { Layout } from "./layouts";

/** Phones have no side, and do not load one. */
const PHONE = "(max-width: 37.5em)";

interface Loaded {
  readonly load: Layout["loadSide"];
  readonly Side: ComponentType<SideProps>;
}

interface Props extends SideProps {
  readonly load: NonNullable<Layout["loadSide"]>;
  /** The side's code could not be loaded. */
  readonly onFail: () => void;
  /** It came and crashed. */
  readonly onCrash: () => void;
}

/** A layout's side, once its code is loaded. */
export function SidePlace({ load, onFail, onCrash, ...side }: Props): ReactElement | null {
  const phone = useMedia(PHONE);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (phone) return;
    let current = true;
    load().then(
      (Side) => {
        if (current) setLoaded({ load, Side });
      },
      () => {
        if (current) onFail();
      },
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback is no reason to load again
  }, [load, phone]);
  if (phone || loaded?.load !== load) return null;
  const { Side } = loaded;
  return (
    <ErrorBoundary fallback={() => null} onError={onCrash}>
      <Side {...side} />
    </ErrorBoundary>
  );
}
