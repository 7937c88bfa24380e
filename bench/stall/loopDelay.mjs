// Loaded into the platform before it starts: whoever connects to the socket of LOOP_DELAY_SOCKET is told how late the
// event loop was since the one before asked, in milliseconds, and how much memory the process takes, in megabytes.
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const RESOLUTION_MS = 2;
const socket = process.env.LOOP_DELAY_SOCKET;

if (isMainThread && socket) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let peak = 0;
  setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50).unref();
  rmSync(socket, { force: true });
  createServer((client) => {
    const [max, p99] = [delay.max, delay.percentile(99)].map((value) => value / 1e6 - RESOLUTION_MS);
    client.end(JSON.stringify({ max, p99, peak: peak / 2 ** 20 }));
    delay.reset();
    peak = process.memoryUsage.rss();
  })
    .listen(socket)
    .unref();
}
