/** The name of the portal's database in the browser. */
export const DATABASE_NAME = "school-portal";

/** The store of the remembered sign-in, which is cleared without the code of the stores too. */
export const LOGIN_STORE = "remembered-login";

/** The store of the uploads that are not over, which is cleared in the same way as that of the answers. */
export const UPLOADS_STORE = "kept-uploads";

/** The store of the answers that the last desktop was drawn from, which is cleared in the same way. */
export const ANSWERS_STORE = "kept-answers";
