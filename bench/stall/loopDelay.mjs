// Loaded into the platform before it starts: a client that connects to the socket of LOOP_DELAY_SOCKET is told what the
// event loop did since the last one connected. `late` is how late it was at most and `busy` the longest time that its thread computed
// without a pause, which other programs on the machine do not lengthen (Linux alone); both in milliseconds. `peak` is the
// memory of the process in megabytes.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const RESOLUTION_MS = 2;
const SCHEDULE = "/proc/thread-self/schedstat";
const socket = process.env.LOOP_DELAY_SOCKET;

const computed = existsSync(SCHEDULE)
  ? () => Number(readFileSync(SCHEDULE, "utf8").split(" ", 1)[0]) / 1e6
  : () => NaN;

if (isMainThread && socket) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let [last, busy, peak] = [computed(), 0, 0];
  setInterval(() => {
    const now = computed();
    busy = Math.max(busy, now - last);
    last = now;
    peak = Math.max(peak, process.memoryUsage.rss());
  }, RESOLUTION_MS).unref();
  rmSync(socket, { force: true });
  createServer((client) => {
    client.end(JSON.stringify({ late: delay.max / 1e6 - RESOLUTION_MS, busy, peak: peak / 2 ** 20 }));
    delay.reset();
    [busy, peak] = [0, 0];
  })
    .listen(socket)
    .unref();
}
