/** Whether an address or host name reaches this machine alone. */
export function isLoopback(host: string): boolean {
  return (
    /^127(\.\d{1,3}){3}$/.test(host) ||
    host === "::1" ||
    host.toLowerCase() === "localhost" ||
    /^::ffff:127(\.\d{1,3}){3}$/i.test(host)
  );
}
