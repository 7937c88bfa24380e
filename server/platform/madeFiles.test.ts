import cookie from "@fastify/cookie";
import fastify from "fastify";
import { Readable } from "node:stream";
import { z } from "zod";
import { createRegister } from "./register";
import type { Services } from "./services";

it("as many files are made of one person at once as one may have, whatever others have; the next is told when to come again [SEC-06]", async () => {
  const app = fastify({ forceCloseConnections: true });
  await app.register(cookie);
  const services = {
    site: { headers: { device: "X-Device-Type" } },
    sessions: {
      find: ({ secrets: [secret = ""] }: { readonly secrets: readonly string[] }) =>
        Promise.resolve({ id: secret.charAt(0) }),
    },
  } as unknown as Services;
  const streams: Readable[] = [];
  const register = createRegister(app, services);
  register({ path: "/zip", answer: "file", in: z.object({}), out: z.null() }, () => {
    const stream = new Readable({ read: () => undefined });
    stream.push("begun");
    streams.push(stream);
    return { name: "a.zip", type: "application/zip", stream };
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const ask = (person: string) =>
    fetch(`${url}/zip`, { headers: { cookie: `portal_access=${person.padEnd(43, "0")}` } });
  const own = [await ask("a"), await ask("a"), await ask("a")];
  expect(own.map(({ status }) => status)).toEqual([200, 200, 200]);
  const more = await ask("a");
  expect([more.status, more.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(streams).toHaveLength(3);
  expect((await ask("b")).status).toBe(200);
  streams[0]?.push(null);
  await own[0]?.text();
  expect((await ask("a")).status).toBe(200);
  await app.close();
});
