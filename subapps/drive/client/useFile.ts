import { useCallback } from "react";
import { useLoaded, usePortal, type Loaded } from "@portal/kit";
import { readFile, type ByteReader } from "./readBeginning";

/** What a reader makes of a file. */
export function useFile<Data>(url: string, reader: ByteReader<Data>): Loaded<Data> {
  const { request } = usePortal();
  const ask = useCallback(() => readFile(request, url, reader), [request, url, reader]);
  return useLoaded(url, ask, (data) => data as Data);
}
