/** The place of a notice inside the application. */
export const placeOf = (id: string): string => `/?notice=${id}`;
