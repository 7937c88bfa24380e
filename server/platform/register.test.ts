import cookie from "@fastify/cookie";
import fastify from "fastify";
import type { Parsed } from "../../contract/calls";
import { storage } from "../../contract/storage";
import { base } from "../../contract/base";
import { createRegister, registerMissing } from "./register";
import { refusalOf, sendRefusal } from "./envelope";
import type { Services } from "./services";
import type { Upload } from "./uploads";

it("a call of the contract with a body of parts is answered by its row's fields and its file [API-16]", async () => {
  const app = fastify();
  await app.register(cookie);
  const me = { id: "7" };
  const services = {
    site: { headers: { device: "X-Device-Type", app: "X-App-Code" } },
    sessions: { find: () => Promise.resolve(me) },
  } as unknown as Services;
  createRegister(app, services)(storage.upload, async (given, { me: sender }) => {
    const upload = given as Upload<Parsed<"upload">>;
    const { input, kept } = await upload.read(async ({ stream }) => {
      let size = 0;
      for await (const part of stream as AsyncIterable<Buffer>) size += part.length;
      return size;
    });
    return { id: sender?.id ?? "", url: input.serverid, name: "", size: kept ?? 0, md5: input.md5 };
  });
  const md5 = "0".repeat(32);
  const boundary = "b";
  const payload = [
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n`,
    `--${boundary}\r\nContent-Disposition: form-data; name="md5"\r\n\r\n${md5}\r\n--${boundary}--\r\n`,
  ].join("");
  const headers = { "x-device-type": "pc", "content-type": `multipart/form-data; boundary=${boundary}` };
  const answer = await app.inject({ method: "POST", url: "/zuul/api/storage/upload", headers, payload });
  expect(answer.json()).toMatchObject({ status: 200, data: { id: "7", url: "base", size: 3, md5 } });
  await app.close();
});

it("a call of the contract that the platform does not offer yet says so [API-16]", async () => {
  const app = fastify();
  await app.register(cookie);
  app.setErrorHandler((error, _, reply) =>
    sendRefusal(
      reply,
      refusalOf(error, () => undefined),
    ),
  );
  const services = {
    site: { headers: { device: "X-Device-Type", app: "X-App-Code" } },
    sessions: { find: () => Promise.resolve({ id: "7" }) },
  } as unknown as Services;
  registerMissing(app, services, base.adminRole);
  const answer = await app.inject({ method: "GET", url: "/api/base/role/user/7/XX_SYS_/base" });
  expect(answer.json()).toMatchObject({
    status: 501,
    code: "not_implemented",
    message: expect.stringContaining("|||"),
  });
  await app.close();
});
