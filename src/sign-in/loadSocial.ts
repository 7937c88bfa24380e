/** Fetches the code for signing in through other providers. */
export const loadSocial = () => import(/* webpackChunkName: "social" */ "./social");
