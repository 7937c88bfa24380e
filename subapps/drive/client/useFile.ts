import { useCallback } from "react";
import { useLoaded, usePortal, type Answer, type Loaded } from "@portal/kit";

/** What `read` makes of a file, which it answers with null where it cannot be read: then once more with the session renewed. */
export function useFile<Data>(url: string, read: (url: string) => Promise<Data | null>): Loaded<Data> {
  const { renew } = usePortal();
  const ask = useCallback(async (): Promise<Answer> => {
    const data = (await read(url)) ?? ((await renew()) ? await read(url) : null);
    return data === null ? { ok: false, status: null, text: "" } : { ok: true, data };
  }, [url, read, renew]);
  return useLoaded(url, ask, (data) => data as Data);
}
