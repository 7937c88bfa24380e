/** Whether a list of types, comma-separated, has one; an empty list has all. */
export const allows = (types: string, type: number): boolean =>
  types === "" || types.split(",").includes(String(type));
