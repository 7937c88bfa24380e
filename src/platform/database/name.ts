/** The name of the portal's database in the browser. */
export const DATABASE_NAME = "school-portal";

/** The store of the remembered sign-in, which is cleared without the code of the stores too. */
export const LOGIN_STORE = "remembered-login";
