import { face } from "../../../contract/face";
import { fakeHttp, fakePorts, failure, success, wireUser } from "../../../test/fakePorts";
import type { HttpRequest, HttpResult } from "../../base/core/wire/exchange";
import { readUser } from "../../base/core/wire/user";
import { signedIn } from "../../base/state/session";
import { createStore } from "../../base/state/store";
import * as code from "./faceCode";
import { guestFaces } from "./guestFaces";

const PICTURES = { photo: "PHOTO", burst: ["ONE", "TWO"] };
const KNOWN = { userId: 9, realName: "王小明", time: "2026-11-26 08:00:00", proof: "p" };

const asksFor = ({ url }: HttpRequest, call: keyof typeof face) => url.split("?")[0] === face[call].path;

/** What applications are lent, before a platform that answers so. */
function lend(
  answer: (request: HttpRequest) => HttpResult,
  load: () => Promise<typeof code> = () => Promise.resolve(code),
) {
  const { http, requests } = fakeHttp(answer);
  const store = createStore(fakePorts({ http }).ports);
  const user = readUser(wireUser());
  if (!user) throw new Error("There is no person.");
  store.dispatch(signedIn(user));
  const bodyOf = (call: keyof typeof face) =>
    JSON.stringify(requests.find((request) => asksFor(request, call))?.body ?? null);
  const addressOf = (call: keyof typeof face) => requests.find((request) => asksFor(request, call))?.url;
  const paths = () => requests.map(({ url }) => url.split("?")[0]);
  return { faces: guestFaces(store.dispatch, load), bodyOf, addressOf, paths };
}

it("sends the pictures of a try under its challenge, and tells who was known [FACE-03, FACE-07]", async () => {
  const { faces, bodyOf, addressOf } = lend((request) =>
    success(asksFor(request, "faceChallenge") ? { nonce: "once", acts: ["left"] } : KNOWN),
  );
  const clocking = faces.clocking();
  expect(await clocking.challenge()).toEqual({ nonce: "once", acts: ["left"] });
  expect(bodyOf("faceChallenge")).toContain("clocking");
  expect(await clocking.send(PICTURES, { nonce: "once", acts: ["left"] })).toEqual({
    result: { userId: "9", name: "王小明", time: "2026-11-26 08:00:00", proof: "p" },
  });
  for (const part of ["faceImage=PHOTO", "burst=ONE%2CTWO"]) expect(bodyOf("faceClocking")).toContain(part);
  // The platform knows the try before it reads a picture.
  expect(addressOf("faceClocking")).toMatch(/\?nonce=once$/);
});

it.each([
  [
    "a refusal",
    failure(400, { code: "not_known", message: "未能识别。|||Not recognised." }),
    "未能识别。|||Not recognised.",
  ],
  ["an answer without a person", success(null), { id: "api.body.notEnvelope" }],
])("says so in words after %s [FACE-03, REL-03]", async (_, answer, words) => {
  const { faces } = lend(() => answer);
  expect(await faces.clocking().send(PICTURES, null)).toEqual({ refused: words });
});

it("keeps a person's picture, shows the one that is kept, and says why not [FACE-02]", async () => {
  let isKept = false;
  const { faces, bodyOf } = lend((request) => {
    if (asksFor(request, "faceUser")) return success({ faceImage: isKept ? "PHOTO" : null });
    isKept = !isKept;
    return isKept ? success(null) : failure(409, { message: "没有同意。|||No consent." });
  });
  const collecting = faces.collecting("9");
  expect(await collecting.stored()).toBeNull();
  expect(await collecting.save("PHOTO")).toBeNull();
  expect(bodyOf("faceCheck")).toMatch(/faceImage=PHOTO.*userId=9|userId=9.*faceImage=PHOTO/);
  expect(await collecting.stored()).toBe("PHOTO");
  expect(await collecting.save("PHOTO")).toEqual({ refused: "没有同意。|||No consent." });
});

it("saves a picture by the check call alone: no file is uploaded beside it [FACE-02]", async () => {
  const { faces, paths } = lend(() => success(null));
  expect(await faces.collecting("9").save("PHOTO")).toBeNull();
  expect(paths()).toEqual(["/api/uaa/face/check"]);
});

it("is without a camera, and says so, where its code does not come [FACE-05, REL-03]", async () => {
  const { faces } = lend(
    () => success(null),
    () => Promise.reject(new Error("ChunkLoadError")),
  );
  const [clocking, collecting] = [faces.clocking(), faces.collecting("9")];
  expect(await clocking.open()).toEqual({ fault: "detector" });
  for (const answer of [
    await clocking.challenge(),
    await clocking.send(PICTURES, null),
    await collecting.save("PHOTO"),
    await collecting.stored(),
  ])
    expect(answer).toEqual({ refused: { id: expect.any(String) as string } });
  expect(await collecting.read(new File([], "a.jpg"))).toBeNull();
});
