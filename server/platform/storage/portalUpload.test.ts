import { createHash, randomBytes } from "node:crypto";
import { calls } from "../../../contract/calls";
import { USUAL_CHUNK } from "../../../src/upload/core/cut";
import type { Http } from "../../../src/base/platform/ports";
import { platformOn, signedInOn } from "../../testing/platformOn";
import { uploadAsPortal } from "../../testing/uploadAsPortal";

jest.setTimeout(120_000);

const EACH = 256 << 10;

/** Bytes by chance, which begin as no program does. */
const contentOf = (size: number) => randomBytes(size).fill(0, 0, Math.min(1, size));

/** A line that loses every so many requests, and every so many answers; the numbers have no common divisor. */
function badLine(http: Http): Http {
  let sent = 0;
  return {
    send: async (request, signal) => {
      sent += 1;
      const lost = { kind: "fault", fault: "network" } as const;
      if (sent % 5 === 0) return lost;
      const result = await http.send(request, signal);
      return sent % 7 === 0 ? lost : result;
    },
  };
}

describe("the portal's own upload", () => {
  const platform = platformOn("sqlite");
  const browsers = signedInOn(platform, "teacher", "student");

  /** Uploads a file as the portal does, and answers what was stored. */
  const upload = (
    who: keyof typeof browsers,
    file: Buffer,
    line: (http: Http) => Http = (http) => http,
    eachSize = EACH,
  ) => uploadAsPortal(browsers[who], file, { eachSize, line });

  /** What its owner gets when they open the file. */
  async function stored(who: keyof typeof browsers, at: Awaited<ReturnType<typeof upload>>): Promise<string> {
    if (at.phase !== "done") return JSON.stringify(at);
    const { id } = at.stored.answer as { readonly id: string };
    const answer = await browsers[who].fetch(calls.showFile.path.replace("{fileId}", id));
    return createHash("sha256")
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest("hex");
  }

  const sha256 = (file: Buffer) => createHash("sha256").update(file).digest("hex");

  it.each([0, 1, EACH, EACH + 1, 9 * EACH + 17])(
    "of %i bytes ends with the very bytes on the platform, over a line that loses a third of what is sent [UP-02, UP-03, REL-02]",
    async (size) => {
      const file = contentOf(size);
      expect(await stored("teacher", await upload("teacher", file, badLine))).toBe(sha256(file));
    },
  );

  it.each([
    ["a byte less than a chunk", USUAL_CHUNK - 1],
    ["exactly a chunk", USUAL_CHUNK],
    ["a byte more than a chunk", USUAL_CHUNK + 1],
  ])("of %s of 2 MB ends with the very bytes on the platform [UP-02]", async (_, size) => {
    const file = contentOf(size);
    expect(await stored("teacher", await upload("teacher", file, undefined, USUAL_CHUNK))).toBe(sha256(file));
  });

  it("of a file that the person has sends none of it, and another person sends it all [UP-01, SEC-03]", async () => {
    const file = contentOf(4 * EACH);
    const sent: string[] = [];
    const watched = (http: Http): Http => ({
      send: (request, signal) => {
        sent.push(request.url);
        return http.send(request, signal);
      },
    });
    await upload("teacher", file);
    expect(await stored("teacher", await upload("teacher", file, watched))).toBe(sha256(file));
    expect(sent).toEqual([expect.stringContaining(calls.fileCheck.path)]);
    sent.length = 0;
    expect(await stored("student", await upload("student", file, watched))).toBe(sha256(file));
    expect(sent.filter((url) => url.includes(calls.chunkUpload.path))).toHaveLength(4);
  });
});
