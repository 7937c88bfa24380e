import cookie from "@fastify/cookie";
import fastify from "fastify";
import { compressAnswers } from "./compress";
import { takeFairTurns } from "./fairTurns";

it("compresses what one client asks for before the fortieth answer of another [SEC-06]", async () => {
  const app = fastify({ trustProxy: true });
  await app.register(cookie);
  takeFairTurns(app);
  compressAnswers(app);
  const text = Array.from({ length: 40_000 }, (_, index) => `line ${index * index}`).join("\n");
  app.get("/", (_, reply) => reply.type("text/plain").send(text));
  const done: string[] = [];
  const ask = async (address: string) => {
    const headers = { "accept-encoding": "br", "x-forwarded-for": address };
    const { headers: sent } = await app.inject({ url: "/", headers });
    expect(sent["content-encoding"]).toBe("br");
    done.push(address);
  };
  const many = Array.from({ length: 40 }, () => ask("192.0.2.1"));
  await many[0];
  await ask("192.0.2.2");
  expect(done.length).toBeLessThan(12);
  await Promise.all(many);
  await app.close();
});
