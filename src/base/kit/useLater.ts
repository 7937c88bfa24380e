import { useEffect, useState } from "react";

/**
 * The result of `read`, and `initial` until then or if it fails. A `read` of another identity is called again, and the
 * result of the earlier one is ignored.
 */
export function useLater<T>(read: () => Promise<T>, initial: T): T {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    let current = true;
    read().then(
      (answer) => {
        if (current) setValue(answer);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [read]);
  return value;
}
