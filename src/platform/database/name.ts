/** The name of the portal's database in the browser. */
export const DATABASE_NAME = "school-portal";
