import { readInnerPlace, writeInnerPlace } from "../../base/core/address/innerPlace";
import { readNamedList, writeNamedList, type ListPlace } from "../../list/core/listPlace";
import { usePlaceAt } from "./usePlaceAt";

type Values = Readonly<Record<string, string | undefined>>;

/** A list's place in the address, with whatever else narrows the list there. */
export interface ListAt extends ListPlace {
  /** The texts of the address. */
  readonly values: Values;
  /** Narrows the list to other values, from its first page on; the rest stays. */
  readonly narrow: (values: Readonly<Record<string, string>>) => void;
}

/**
 * Keeps a list's page, size, order and search in the address, below a path of the sub-application:
 * `usePortalList(pageApi, "id", useListPlace("/manage"))` [VIEW-08].
 */
export function useListPlace(path: string): ListAt {
  const { at, go } = usePlaceAt();
  const place = readInnerPlace(at);
  const values = place.path === path ? place.values : {};
  return {
    ...readNamedList(values),
    values,
    show: (list, how) => void go(writeInnerPlace(path, { ...values, ...writeNamedList(list) }), how),
    narrow: (changed) => void go(writeInnerPlace(path, { ...values, ...changed, page: null })),
  };
}
