/** Fetches what renews a session: no page begins with it, and those on which people stay have it once they are idle. */
export const loadRenewal = () => import(/* webpackChunkName: "renewal" */ "./renew");
