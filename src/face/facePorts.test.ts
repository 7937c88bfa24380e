import { fakeHttp, fakePorts, failure, fault, httpFailure, success } from "../../test/fakePorts";
import { signInPage } from "../../test/signInPage";
import type { FaceSettings } from "../base/core/site/siteConfig";
import { faceClockingPorts, faceLoginPorts } from "./facePorts";

const PICTURES = { photo: "PHOTO", burst: ["ONE"] };
const CHALLENGE = { nonce: "once", acts: ["left"] } as const;

const asked = (challenge: FaceSettings["challenge"]) => () => Promise.resolve({ offered: true, challenge });

it.each([
  [
    "says in the platform's words that a face is not known",
    failure(400, { code: "not_known", message: "没有认出您。|||You were not recognised." }),
    { refused: "没有认出您。|||You were not recognised." },
  ],
  [
    "asks for the password of whom the school wants it",
    failure(400, { code: "password_needed", message: "x" }),
    { needsPassword: true, nonce: "once" },
  ],
  ["comes in by what the platform answers", success({ userId: "1" }), { data: { userId: "1" } }],
])("a try to sign in by face %s [FACE-03, FACE-06]", async (_, answer, outcome) => {
  const { runtime } = signInPage(fakePorts({ http: fakeHttp(() => answer).http }).ports);
  const sent = await faceLoginPorts(runtime, asked("required"), "2").send(PICTURES, CHALLENGE);
  expect("result" in sent ? sent.result : sent).toEqual(outcome);
});

it.each([
  ["required", httpFailure(404), 1, { refused: expect.anything() as unknown }],
  ["preferred", httpFailure(404), 1, null],
  ["preferred", httpFailure(501), 1, null],
  ["preferred", fault("network"), 1, { refused: expect.anything() as unknown }],
  ["preferred", success({ nonce: "once", acts: ["left"] }), 1, CHALLENGE],
  ["off", success({ nonce: "once", acts: ["left"] }), 0, null],
] as const)(
  "acts that are %s: an answer of %j is asked for %d times [FACE-06]",
  async (mode, answer, times, outcome) => {
    const { http, requests } = fakeHttp(() => answer);
    const { runtime } = signInPage(fakePorts({ http }).ports);
    for (const ports of [
      faceLoginPorts(runtime, asked(mode), "2"),
      faceClockingPorts(runtime, asked(mode)),
    ]) {
      requests.length = 0;
      expect(await ports.challenge()).toEqual(outcome);
      expect(requests).toHaveLength(times);
    }
  },
);
