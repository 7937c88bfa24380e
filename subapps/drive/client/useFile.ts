import { useCallback } from "react";
import { useLoaded, usePortal, type Answer, type Loaded } from "@portal/kit";

/** Any call of the portal's renews a lapsed session; a file is asked for without one. */
const ANY_CALL = "/api/uaa/oauth/me";

/** Renews the session where it has lapsed; whether there is one then. */
export function useRenewal(): () => Promise<boolean> {
  const { request } = usePortal();
  return useCallback(async () => (await request.get(ANY_CALL)).ok, [request]);
}

/** What `read` makes of a file, which it answers with null where it cannot be read: then once more with the session renewed. */
export function useFile<Data>(url: string, read: (url: string) => Promise<Data | null>): Loaded<Data> {
  const renew = useRenewal();
  const ask = useCallback(async (): Promise<Answer> => {
    const data = (await read(url)) ?? ((await renew()) ? await read(url) : null);
    return data === null ? { ok: false, status: null, text: "" } : { ok: true, data };
  }, [url, read, renew]);
  return useLoaded(url, ask, (data) => data as Data);
}
