import { z } from "zod";
import { defineContract } from "../../../contract/define";
import type { Answer } from "./contract";
import { createClient, type EnvelopeCalls } from "./createClient";

const contract = defineContract({
  list: {
    path: "/api/duty/list",
    summary: "A page of shifts",
    in: z.object({ start: z.number(), keyword: z.string().optional() }),
    out: z.object({ list: z.array(z.object({ id: z.string() })) }),
  },
  take: {
    method: "POST",
    path: "/api/duty/take",
    summary: "Takes one",
    in: z.object({ id: z.string() }),
    out: z.null(),
  },
  attach: {
    method: "POST",
    path: "/api/duty/attach",
    body: "multipart",
    summary: "Adds a file",
    in: z.object({ id: z.string(), file: z.unknown().optional() }),
    out: z.null(),
  },
});

function world(answer: Answer = { ok: true, data: { list: [{ id: "1" }] } }) {
  const sent: unknown[] = [];
  const send =
    (method: string) =>
    (...call: unknown[]) => {
      sent.push([method, ...call]);
      return Promise.resolve(answer);
    };
  const request: EnvelopeCalls = { get: send("get"), post: send("post"), upload: send("upload") };
  return { sent, calls: createClient(request, contract, (path) => `/base${path}`) };
}

describe("the client of a contract", () => {
  it("makes each call by its name, with its method and path, and what it posts as JSON, which keeps lists of any length [VIEW-07, API-10]", async () => {
    const { sent, calls } = world();
    const answer = await calls.list({ start: 1 }, { quiet: true });
    expect(answer.ok && answer.data.list[0]?.id).toBe("1");
    await calls.take({ id: "7" });
    const file = new Blob(["abc"]);
    await calls.attach({ id: "7", file });
    expect(sent).toEqual([
      ["get", "/api/duty/list", { start: 1 }, { quiet: true }],
      ["post", "/api/duty/take", { id: "7" }, { json: true }],
      ["upload", "/api/duty/attach", { id: "7", file }, undefined],
    ]);
  });

  it("passes on why there is no answer [VIEW-07]", async () => {
    const refused = { ok: false, status: 403, text: "no" } as const;
    expect(await world(refused).calls.list({ start: 1 })).toEqual(refused);
  });

  it("does not compile with a name, a field or a type that the contract lacks [VIEW-07]", () => {
    const { calls } = world();
    // @ts-expect-error there is no such call
    expect(calls.lists).toBeUndefined();
    // @ts-expect-error a field is missing
    void calls.take({});
    // @ts-expect-error there is no such field
    void calls.take({ id: "1", who: "me" });
    // @ts-expect-error the type is another one
    void calls.list({ start: "1" });
    void calls.list({ start: 1 }).then((answer) => {
      // @ts-expect-error there is no such field in the answer
      if (answer.ok) expect(answer.data.rows).toBeUndefined();
    });
  });
});
