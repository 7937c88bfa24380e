const MINUTE = 60_000;

/** A log that takes so many lines a minute and drops the rest, for events that any client can cause at will. */
export function limitedLog(
  log: (line: string) => void,
  most: number,
  now: () => number = Date.now,
): (line: string) => void {
  let minute = 0;
  let lines = 0;
  return (line) => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    if (lines <= most) log(line);
  };
}
