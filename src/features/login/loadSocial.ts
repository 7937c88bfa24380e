/** Fetches the code for signing in through other providers. */
export const loadSocial = () => import(/* webpackChunkName: "social" */ "./social");

/** What that code offers. */
export type SocialCode = Awaited<ReturnType<typeof loadSocial>>;
