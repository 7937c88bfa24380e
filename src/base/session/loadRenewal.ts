/** Loads the code that renews a session: no page's first load has it, and pages on which people stay load it once they are idle. */
export const loadRenewal = () => import(/* webpackChunkName: "session" */ "./renew");
