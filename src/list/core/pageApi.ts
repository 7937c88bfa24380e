import { isPlainObject } from "../../base/core/wire/isPlainObject";
import type { Text } from "../../base/core/wire/text";

/** How a list is requested: by a query, a form, or a JSON body. */
type ListMethod = "get" | "post" | "postJson";

/** The parameter names of paging and sorting; a dotted name means nested objects (`page.start`). */
interface PagingNames {
  readonly page: string;
  readonly size: string;
  /** The column sorted by. */
  readonly sort: string;
  /** `asc` or `desc`. */
  readonly order: string;
}

/** The source of a list, as a page configures it [WID-03]. */
export interface PageApi {
  /** A path of the platform, starting with one slash. */
  readonly api: string;
  /** `get` by default. */
  readonly method?: ListMethod;
  /** Further parameters; a change of them requests the first page again. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly names?: Partial<PagingNames>;
  /** Rows per page; 30 by default. */
  readonly size?: number;
  /** Sizes to choose from. */
  readonly sizes?: readonly number[];
  /** False if all rows arrive at once, as a plain list. */
  readonly paged?: boolean;
}

/** A configuration that was checked and completed. */
export interface ListSource {
  readonly path: string;
  readonly method: ListMethod;
  readonly names: PagingNames;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly paged: boolean;
}

/** The default number of rows per page. */
export const DEFAULT_SIZE = 30;

/** Sizes to choose from. */
const DEFAULT_SIZES: readonly number[] = [30, 100, 200, 300, 400];

const DEFAULT_NAMES: PagingNames = { page: "start", size: "size", sort: "sort", order: "order" };
const METHODS: readonly ListMethod[] = ["get", "post", "postJson"];

const isSize = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** A usable source, or what the configuration lacks, in words for its author. */
export function readPageApi(
  config: unknown,
):
  | { readonly source: ListSource; readonly warning?: never }
  | { readonly source?: never; readonly warning: Text } {
  if (!isPlainObject(config)) return { warning: { id: "kit.list.noPageApi" } };
  const { api, method, names, size, sizes, paged } = config as Partial<PageApi>;
  if (typeof api !== "string" || api.trim() === "") return { warning: { id: "kit.list.noApi" } };
  const first = isSize(size) ? size : DEFAULT_SIZE;
  const offered = Array.isArray(sizes) ? sizes.filter(isSize) : DEFAULT_SIZES;
  return {
    source: {
      path: api.trim(),
      method: METHODS.find((known) => known === method) ?? "get",
      names: { ...DEFAULT_NAMES, ...names },
      size: first,
      sizes: [...new Set([...offered, first])].sort((one, other) => one - other),
      paged: paged !== false,
    },
  };
}
