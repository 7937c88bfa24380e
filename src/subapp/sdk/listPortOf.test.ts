import type { Answer, PortalRequest } from "./contract";
import { listPortOf } from "./listPortOf";

const answer: Answer = { ok: true, data: { list: [], total: 0 } };

const portal = () => {
  const get = jest.fn<Promise<Answer>, Parameters<PortalRequest["get"]>>(() => Promise.resolve(answer));
  const post = jest.fn<Promise<Answer>, Parameters<PortalRequest["post"]>>(() => Promise.resolve(answer));
  const upload = jest.fn<Promise<Answer>, Parameters<PortalRequest["upload"]>>(() => Promise.resolve(answer));
  return { request: { get, post, upload } };
};

const { signal } = new AbortController();
const data = { start: 1, size: 30 };

it("a sub-application's list loads through its portal, quietly, and can abort [WID-03, VIEW-05]", async () => {
  const { request } = portal();
  const port = listPortOf({ request });
  expect(await port.load({ method: "get", path: "/api/a", data, json: false }, signal)).toBe(answer);
  expect(request.get).toHaveBeenCalledWith("/api/a", data, { json: false, quiet: true, signal });
  await port.load({ method: "post", path: "/api/b", data, json: true }, signal);
  expect(request.post).toHaveBeenCalledWith("/api/b", data, { json: true, quiet: true, signal });
});
