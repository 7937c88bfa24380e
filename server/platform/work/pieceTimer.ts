/** For how long a piece of long work holds the thread and the database, milliseconds; it ends what it has begun by then. */
const PIECE_MS = 5;

/**
 * Begins the time of a piece of long work; the answer says whether it is over. It is asked after every few rows: how long a row takes depends
 * on the machine, its disk and its load, so that no count of rows bounds how long others wait [SEC-06].
 */
export function pieceTimer(now: () => number = () => performance.now()): () => boolean {
  const end = now() + PIECE_MS;
  return () => now() >= end;
}
