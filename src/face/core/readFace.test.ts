import { LIVE_ACTS } from "./liveness";
import { readChallenge, readKnownFace } from "./readFace";
import { face } from "../../../contract/face";
import { FACE_DEEDS, FACE_SIGN_INS, readConsent, readFaceSettings, readRecords } from "./readRecords";

it("reads a challenge, and none that asks for what cannot be seen here [FACE-07]", () => {
  expect(readChallenge({ nonce: "n", acts: ["left", "mouth"] })).toEqual({
    nonce: "n",
    acts: ["left", "mouth"],
  });
  expect(readChallenge({ nonce: "n", acts: ["jump"] })).toBeNull();
  expect(readChallenge({ acts: ["left"] })).toBeNull();
});

it("reads who was known, and nobody where there is no name for them [FACE-03]", () => {
  expect(readKnownFace({ userId: 7, realName: "李思涵", time: "2026-11-26 08:00:00" })).toEqual({
    userId: "7",
    name: "李思涵",
    time: "2026-11-26 08:00:00",
    proof: "",
  });
  expect(readKnownFace(null)).toBeNull();
});

it("reads a consent, given or not, and none without its text [FACE-08]", () => {
  const asked = { userId: "7", realName: "李思涵", version: "1", text: "甲|||A", mayGive: true };
  expect(readConsent({ ...asked, given: null, registerTime: null })).toMatchObject({
    given: null,
    taken: "",
  });
  const given = { version: "1", time: "2026-11-26 08:00:00", byName: "李明" };
  expect(readConsent({ ...asked, given })?.given).toEqual({ time: given.time, by: "李明" });
  expect(readConsent({ ...asked, text: "" })).toBeNull();
});

it("reads what has happened, without what it does not know, and settings as off where they are not there [FACE-08]", () => {
  const row = { id: "1", time: "t", deed: "signedIn", realName: null, byName: null, reason: "" };
  expect(readRecords({ list: [row, { ...row, deed: "danced" }], total: 9 })).toEqual({
    list: [{ id: "1", time: "t", deed: "signedIn", name: "", by: "", reason: "" }],
    total: 9,
  });
  expect(readFaceSettings(null)).toEqual({ signIn: "off", clocking: false, enrolled: 0 });
});

it("knows all that the contract says can happen with a face, every act, and every way to use faces [FACE-07, FACE-08]", () => {
  const { deed } = face.faceAudit.out.shape.list.element.shape;
  const { signIn } = face.faceSettings.out.shape;
  expect([...FACE_DEEDS].sort()).toEqual([...deed.options].sort());
  expect([...FACE_SIGN_INS].sort()).toEqual([...signIn.options].sort());
  expect([...LIVE_ACTS].sort()).toEqual([...face.faceChallenge.out.shape.acts.element.options].sort());
});
