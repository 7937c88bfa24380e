import { StereoAudioRecorder } from "recordrtc";
import { openRecorder } from "./openRecorder";

jest.mock("recordrtc", () => ({
  StereoAudioRecorder: jest.fn(() => ({
    record: jest.fn(),
    stop: (done: (blob: Blob) => void) => done(new Blob(["sound"])),
    clearRecordedData: jest.fn(),
  })),
}));

beforeAll(() => {
  class Context {
    createAnalyser = () => ({});
    createMediaStreamSource = () => ({ connect: () => undefined });
    close = () => Promise.resolve();
  }
  Object.assign(globalThis, { AudioContext: Context });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "AudioContext");
});

it("records by RecordRTC, and gives what that has recorded [VOICE-02]", async () => {
  const stream = { getTracks: () => [] } as unknown as MediaStream;
  const media = { open: () => Promise.resolve({ stream, stop: () => undefined }) };
  const recorder = await openRecorder(media, () => undefined);
  expect(jest.mocked(StereoAudioRecorder).mock.calls).toEqual([
    [stream, expect.objectContaining({ type: "audio", desiredSampRate: 16_000, numberOfAudioChannels: 1 })],
  ]);
  if ("fault" in recorder) throw new Error(recorder.fault);
  expect(await (await recorder.stop()).text()).toBe("sound");
});
