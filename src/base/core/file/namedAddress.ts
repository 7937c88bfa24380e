/** Where a stored file is read under a name of the reader's: one file may go by several. With `save`, the browser keeps it. */
export const namedAddress = (url: string, name: string, { save = false } = {}): string =>
  `${url}?${save ? "save=true&" : ""}name=${encodeURIComponent(name)}`;
