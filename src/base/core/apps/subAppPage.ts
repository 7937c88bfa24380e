/** The location of a sub-application's page, in the platform's terms. */
export interface SubAppPlace {
  /** Where the sub-application was deployed: a path, or an address of another origin; empty = below the root path. */
  readonly deployPath: string;
  /** First segment of the school pages' addresses. */
  readonly rootPath: string;
  readonly serverId: string;
  readonly code: string;
  /** The ending of the page's name, if the link gives one. */
  readonly pre?: string;
  /** The ending otherwise, such as the audience: `tm`, `spm`, `all`. */
  readonly idPath: string;
  readonly development: boolean;
}

const SEGMENT = /^(?!\.+$)[\w.-]{1,80}$/;

/**
 * The address of a sub-application's own page, or null if a part of it is not a name (REDIR-06). It is not checked yet:
 * `allowedTarget` decides whether it may be opened.
 */
export function subAppPage(place: SubAppPlace): string | null {
  const { deployPath, rootPath, serverId, code, pre, idPath, development } = place;
  if (development) return areSegments(code, idPath) ? `/pc_${code}_${idPath}.html` : null;
  const form = pre ?? idPath;
  if (!areSegments(serverId, code, form) || /[?#]/.test(deployPath)) return null;
  const root = (deployPath || rootPath).replace(/\/$/, "");
  return `${/^(?:\/|https?:|$)/i.test(root) ? "" : "/"}${root}/${serverId}/pc_${code}_${form}/index.html`;
}

const areSegments = (...names: readonly string[]) => names.every((name) => SEGMENT.test(name));
