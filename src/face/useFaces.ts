import { useCallback, useState } from "react";
import type { ApiRuntime } from "../base/api/runtime";
import type { Result } from "../base/core/wire/failure";
import { outcomeOf } from "../base/core/wire/outcome";
import type { Text } from "../base/core/wire/text";
import { useLoaded } from "../base/kit/useLoaded";
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
  const ask = useCallback(async () => outcomeOf(await request(runtime)), [request, runtime]);
  const { status, data, text, code, reload } = useLoaded("", ask, read);
  const isAbsent = status === "failed" && isUnknownCall(code);
  return {
    data: isAbsent ? null : data,
    fault: status === "failed" && !isAbsent ? (text ?? UNREADABLE) : null,
    isAbsent,
    reload,
  };
}
