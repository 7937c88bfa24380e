import { fakeClock } from "../../../../test/fakePorts";
import type { FaceLook } from "../ports";
import type { FaceNews, FaceOrder } from "./jobs";
import { FaceWorker, type FaceWorkerLike } from "./FaceWorker";

const BITMAP = {} as ImageBitmap;
const LOOK: FaceLook = { frame: { width: 320, height: 320, faces: [], light: 0.5 }, pose: null };

/** A worker that does as the test says. */
function begin() {
  const { clock, advance } = fakeClock(0);
  const orders: FaceOrder[] = [];
  let terminated = 0;
  const like: FaceWorkerLike = {
    postMessage: (order) => orders.push(order),
    terminate: () => (terminated += 1),
    onmessage: null,
    onerror: null,
  };
  const worker = new FaceWorker(
    () => like,
    (milliseconds, job) => clock.after(milliseconds, job),
  );
  const tell = (news: FaceNews) => like.onmessage?.({ data: news } as MessageEvent<FaceNews>);
  const fail = () => like.onerror?.({} as ErrorEvent);
  return { worker, orders, tell, fail, advance, isEnded: () => terminated > 0 };
}

it("is ready once the nets are, and gives each look what was seen in its own picture [FACE-05]", async () => {
  const { worker, orders, tell } = begin();
  const ready = worker.ready();
  tell({ face: "open", ready: true });
  expect(await ready).toBe(true);
  const looks = [worker.look(BITMAP), worker.look(BITMAP)];
  const [, first, second] = orders.map((order) => ("id" in order ? order.id : 0));
  tell({ face: "look", id: second ?? 0, look: null });
  tell({ face: "look", id: first ?? 0, look: LOOK });
  expect(await Promise.all(looks)).toEqual([LOOK, null]);
});

it("is not ready where the nets do not come, its script fails, or it takes a minute [FACE-05, REL-01]", async () => {
  const refused = begin();
  const noNets = refused.worker.ready();
  refused.tell({ face: "open", ready: false });
  expect(await noNets).toBe(false);
  const broken = begin();
  const noScript = broken.worker.ready();
  broken.fail();
  expect([await noScript, broken.isEnded()]).toEqual([false, true]);
  const silent = begin();
  const noAnswer = silent.worker.ready();
  silent.advance(60_000);
  expect([await noAnswer, silent.isEnded()]).toEqual([false, true]);
});

it("sees nothing more once it was killed, which no event tells, or was closed [FACE-05, REL-01]", async () => {
  const killed = begin();
  const looks = [killed.worker.look(BITMAP), killed.worker.look(BITMAP)];
  killed.advance(10_000);
  expect([await Promise.all(looks), killed.isEnded()]).toEqual([[null, null], true]);
  const closed = begin();
  const under = closed.worker.look(BITMAP);
  closed.worker.close();
  expect([await under, await closed.worker.look(BITMAP), await closed.worker.ready()]).toEqual([
    null,
    null,
    false,
  ]);
  expect(closed.orders).toHaveLength(1);
});
