import { StartFault } from "./fault";

/** Where a virus scanner listens, and the largest file that it is given. */
export interface ScannerSettings {
  readonly host: string;
  readonly port: number;
  /** The path of a local socket; null where it listens at host and port. */
  readonly socket: string | null;
  /** Bytes; clamd's own limit is its `StreamMaxLength`. */
  readonly most: number;
}

/** The port that clamd has by default. */
const CLAMD_PORT = 3310;

/** Reads the address of a scanner, such as `tcp://scanner:3310` or `unix:/run/clamav/clamd.ctl`; null where none is set. */
export function readScanner(address: string | null, most: number): ScannerSettings | null {
  if (address === null) return null;
  const [, socket] = /^unix:(\/.+)$/.exec(address) ?? [];
  if (socket !== undefined) return { host: "", port: 0, socket, most };
  const [, host, port = String(CLAMD_PORT)] = /^tcp:\/\/([\w.-]+)(?::(\d{1,5}))?$/.exec(address) ?? [];
  if (host !== undefined && Number(port) > 0 && Number(port) <= 65_535)
    return { host, port: Number(port), socket: null, most };
  throw new StartFault(
    `CLAMD_URL=${address} is not the address of a scanner. Use one such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.`,
  );
}
