/** Fetches the code for signing in by a code to scan. */
export const loadQr = () => import(/* webpackChunkName: "qr" */ "./qr/openQr");
