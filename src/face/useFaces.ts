import { useCallback, useEffect, useState } from "react";
import type { ApiRuntime } from "../base/api/runtime";
import type { Result } from "../base/core/wire/failure";
import { reasonOf } from "../base/core/wire/reason";
import type { Text } from "../base/core/wire/text";
import { isUnknownCall } from "../base/core/wire/unknownCall";
import { useAppDispatch } from "../base/state/hooks";
import type { AppThunk } from "../base/state/types";

const runtimeHere = (): AppThunk<ApiRuntime> => (_dispatch, _getState, runtime) => runtime;

/** What the page's calls are made with. */
export function useRuntime(): ApiRuntime {
  const dispatch = useAppDispatch();
  const [runtime] = useState(() => dispatch(runtimeHere()));
  return runtime;
}

/** An answer without what was asked for. */
const UNREADABLE: Text = { id: "api.body.notEnvelope" };

/** What was asked for: what is known, or why it is not. */
export interface Known<Data> {
  readonly data: Data | null;
  readonly fault: Text | null;
  /** Whether the platform has no such call, which is no fault. */
  readonly isAbsent: boolean;
  /** Asks again; what is known stays meanwhile. */
  readonly reload: () => void;
}

/** Asks about faces whenever `request` is another one; give one that stays the same. */
export function useKnown<Data>(
  request: (runtime: ApiRuntime) => Promise<Result>,
  read: (data: unknown) => Data | null,
): Known<Data> {
  const runtime = useRuntime();
  const [known, setKnown] = useState<Omit<Known<Data>, "reload">>({
    data: null,
    fault: null,
    isAbsent: false,
  });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void request(runtime).then(({ data, error }) => {
      if (!current) return;
      const found = error ? null : read(data);
      if (error && isUnknownCall(error.status)) setKnown({ data: null, fault: null, isAbsent: true });
      else if (found === null)
        setKnown((before) => ({ ...before, fault: error ? reasonOf(error) : UNREADABLE }));
      else setKnown({ data: found, fault: null, isAbsent: false });
    });
    return () => {
      current = false;
    };
  }, [request, read, runtime, tries]);
  return { ...known, reload: useCallback(() => setTries((count) => count + 1), []) };
}
