import { allowedTarget } from "./redirect";

const ORIGIN = /^https?:\/\/[^/?#]+/i;

/** Where an address leads that a person wrote into a text: any origin of the web, if it has no second reading; else null [SEC-02]. */
export function webAddress(written: string): string | null {
  const [origin] = ORIGIN.exec(written) ?? [];
  return origin === undefined ? null : allowedTarget(written, { allowedOrigins: [origin] }, origin);
}
