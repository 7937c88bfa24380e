/** Fetches the code for coming in by another way than the login box. */
export const loadEntry = () => import(/* webpackChunkName: "entry" */ "./entry/enter");
