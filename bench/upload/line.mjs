// Loaded into the platform before it starts. With BENCH_DELAY each request about an upload waits so many milliseconds before it is
// read; with BENCH_DISCARDS its body is thrown away, and it is answered as if all were well.
import { createHash } from "node:crypto";
import http from "node:http";
import { isMainThread } from "node:worker_threads";

const delay = Number(process.env.BENCH_DELAY ?? 0);
const discards = process.env.BENCH_DISCARDS === "1";

const answerTo = (url) => {
  if (url.endsWith("second_upload_check")) return false;
  if (url.endsWith("block_upload_check")) return { data: false };
  if (url.endsWith("file_piecewise/upload")) return { chunk: 1 };
  return { id: "1", url: "/", name: "a", size: 0, md5: createHash("md5").digest("hex"), sha256: "" };
};

if (isMainThread && (delay > 0 || discards)) {
  const { emit } = http.Server.prototype;
  http.Server.prototype.emit = function (event, request, response, ...rest) {
    const go = () => emit.call(this, event, request, response, ...rest);
    if (event !== "request" || !request.url.includes("/api/storage/")) return go();
    if (discards) {
      request.resume();
      request.on("end", () => {
        response.setHeader("content-type", "application/json");
        const data = answerTo(request.url);
        const body = JSON.stringify({ status: 200, message: "", code: "ok", fieldErrors: [], data });
        setTimeout(() => response.end(body), delay);
      });
    } else setTimeout(go, delay);
    return true;
  };
}
