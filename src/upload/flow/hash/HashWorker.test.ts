import { createHash } from "node:crypto";
import { HashWorker, type WorkerLike } from "./HashWorker";
import { createJobs, type HashMessage } from "./jobs";

const FILE = new Blob(["一份课件"]);
const MD5 = createHash("md5").update("一份课件").digest("hex");

/** Workers of a test, of which the first so many end as soon as they are given work. */
function workers(broken = 0) {
  const opened: (WorkerLike & { closed: boolean })[] = [];
  const idle: (() => void)[] = [];
  const open = () => {
    const dies = opened.length < broken;
    const worker: (typeof opened)[number] = {
      closed: false,
      onmessage: null,
      onerror: null,
      terminate: () => void (worker.closed = true),
      postMessage: (order) => {
        if (dies) setTimeout(() => worker.onerror?.(new Event("error") as ErrorEvent));
        else take(order);
      },
    };
    const take = createJobs((data) => worker.onmessage?.(new MessageEvent<HashMessage>("message", { data })));
    opened.push(worker);
    return worker;
  };
  const hashes = new HashWorker(open, (_, job) => {
    idle.push(job);
    return () => void idle.splice(idle.indexOf(job), 1);
  });
  return { hashes, opened, idle };
}

it("several files are hashed by one worker, which is closed when there is nothing to do [UP-01]", async () => {
  const { hashes, opened, idle } = workers();
  const read: number[] = [];
  const both = [
    hashes.digest(FILE, "md5", { progress: (bytes) => read.push(bytes) }),
    hashes.digest(FILE, "md5"),
  ];
  expect(await Promise.all(both)).toEqual([{ digest: MD5 }, { digest: MD5 }]);
  expect(read).toEqual([FILE.size]);
  expect(opened).toHaveLength(1);
  idle.at(-1)?.();
  expect(opened[0]?.closed).toBe(true);
  expect(await hashes.digest(FILE, "md5")).toEqual({ digest: MD5 });
  expect(opened).toHaveLength(2);
});

it("a worker that the browser ends begins again [UP-01, REL-02]", async () => {
  const { hashes, opened } = workers(2);
  expect(await hashes.digest(FILE, "md5")).toEqual({ digest: MD5 });
  expect(opened.map(({ closed }) => closed)).toEqual([true, true, false]);
});

it("where no worker stays, the file counts as unreadable, and the next one is tried again [REL-02]", async () => {
  const { hashes } = workers(3);
  expect(await hashes.digest(FILE, "md5")).toEqual({ unreadable: true });
  expect(await hashes.digest(FILE, "md5")).toEqual({ digest: MD5 });
});

it("one that is cancelled is given up at once [UP-03]", async () => {
  const { hashes } = workers();
  const cancelled = new AbortController();
  const coming = hashes.digest(FILE, "md5", { signal: cancelled.signal });
  cancelled.abort(new Error("not wanted"));
  await expect(coming).rejects.toThrow("not wanted");
});
