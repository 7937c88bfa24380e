/** Whether two login names are one to the platform, which takes no notice of case and width. */
export const sameName = (one: string, other: string): boolean => folded(one) === folded(other);

const folded = (name: string) => name.trim().normalize("NFKC").toLowerCase();
