import { useEffect, useState } from "react";

/**
 * What `read` comes to, and `initial` until then or where it fails. A `read` of another identity is called anew, and what
 * the one before it comes to counts no more.
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
