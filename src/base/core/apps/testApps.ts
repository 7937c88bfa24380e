import type { AppGroup, AppItem } from "./apps";

/** An application for tests; what matters to a test is said in it. */
export function appOf(code: string, { menu, names, ...rest }: PartialApp = {}): AppItem {
  return {
    id: code,
    code,
    images: {},
    glyph: null,
    coming: false,
    ...rest,
    names: { short: "", full: "", plain: "", englishShort: "", english: "", ...names },
    menu: { route: "", serverId: "", deployPath: "", userTypes: [], ...menu },
  };
}

/** A category for tests. */
export const groupOf = (code: string, ...apps: readonly AppItem[]): AppGroup => ({ code, name: code, apps });

type PartialApp = Partial<Pick<AppItem, "id" | "images" | "coming">> & {
  readonly names?: Partial<AppItem["names"]>;
  readonly menu?: Partial<AppItem["menu"]>;
};
