import type { Server } from "node:http";
import type { Socket } from "node:net";
import { isLoopback } from "../platform/auth/loopback";
import { addressKey } from "../platform/auth/throttleRules";

/** The connections of one address. */
interface Held {
  readonly open: Set<Socket>;
  /** Those with no request to answer, the longest idle first. */
  readonly idle: Set<Socket>;
}

/** The address by which a connection is counted; null for this machine's own, which a proxy in front opens for all people. */
function countedAddress({ remoteAddress }: Socket): string | null {
  return remoteAddress === undefined || isLoopback(remoteAddress) ? null : addressKey(remoteAddress);
}

/**
 * Bounds the connections of one address, so that no one address takes all that a server has. Beyond the bound, the one that has
 * been idle longest gives way, which browsers do not mind; where all are at work, the new one is refused [SEC-06].
 */
export function boundAddresses(server: Server, most: number): void {
  const addresses = new Map<string, Held>();
  const heldBy = new WeakMap<Socket, Held>();
  const answering = new WeakMap<Socket, number>();

  server.on("connection", (socket) => {
    const address = countedAddress(socket);
    if (address === null) return;
    const held = addresses.get(address) ?? { open: new Set(), idle: new Set() };
    if (held.open.size >= most) {
      const [idlest] = held.idle;
      (idlest ?? socket).destroy();
      if (!idlest) return;
      held.open.delete(idlest);
      held.idle.delete(idlest);
    }
    addresses.set(address, held);
    heldBy.set(socket, held);
    held.open.add(socket);
    held.idle.add(socket);
    socket.once("close", () => {
      held.open.delete(socket);
      held.idle.delete(socket);
      if (held.open.size === 0 && addresses.get(address) === held) addresses.delete(address);
    });
  });

  server.on("request", ({ socket }, answer) => {
    const held = heldBy.get(socket);
    if (!held) return;
    held.idle.delete(socket);
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    answer.once("close", () => {
      const left = (answering.get(socket) ?? 1) - 1;
      answering.set(socket, left);
      if (left === 0 && held.open.has(socket)) held.idle.add(socket);
    });
  });
}
