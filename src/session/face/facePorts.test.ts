import { fakeHttp, fakePorts, failure, success } from "../../../test/fakePorts";
import { signInPage } from "../../../test/signInPage";
import { faceLoginPorts } from "./facePorts";

const PICTURES = { photo: "PHOTO", burst: ["ONE"] };
const CHALLENGE = { nonce: "once", acts: ["left"] } as const;

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
  const sent = await faceLoginPorts(runtime, "2").send(PICTURES, CHALLENGE);
  expect("result" in sent ? sent.result : sent).toEqual(outcome);
});
