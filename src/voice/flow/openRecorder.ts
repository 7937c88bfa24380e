import { StereoAudioRecorder } from "recordrtc";
import type { Media } from "../../base/platform/media";
import type { VoiceFailure, VoiceRecorder } from "./ports";

/** What recognisers take: one channel, so many samples a second [VOICE-02]. */
const RATE = 16_000;

/** For RecordRTC, whose types do not know `noWorker`. */
const OPTIONS = {
  type: "audio",
  desiredSampRate: RATE,
  numberOfAudioChannels: 1,
  noWorker: true,
  disableLogs: true,
} as const;

/** A voice close by. */
const WANTED: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

/** Speech seldom fills the whole range. */
const GAIN = 4;

/** Listens to how loud a microphone is. */
function meterOf(stream: MediaStream): { readonly level: () => number; readonly close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * GAIN);
    },
    close: () => void context.close().catch(() => undefined),
  };
}

/**
 * Opens the microphone and records a WAV of 16 kHz in one channel. RecordRTC's own worker would need a script made of text, which the
 * page's policy refuses [SEC-01, VOICE-02].
 */
export async function openRecorder(
  media: Pick<Media, "open">,
  lost: () => void,
): Promise<VoiceRecorder | VoiceFailure> {
  const opened = await media.open(WANTED);
  if ("failure" in opened) return { fault: opened.failure };
  const { stream, stop: stopTracks } = opened;
  let meter: ReturnType<typeof meterOf>;
  let recorder: StereoAudioRecorder;
  try {
    meter = meterOf(stream);
    recorder = new StereoAudioRecorder(stream, OPTIONS);
    recorder.record();
  } catch {
    stopTracks();
    return { fault: "unsupported" };
  }
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    meter.close();
    stopTracks();
  };
  for (const track of stream.getTracks())
    track.addEventListener("ended", () => {
      if (!isOver) lost();
    });
  return {
    level: () => (isOver ? 0 : meter.level()),
    stop: () =>
      new Promise((resolve) => {
        recorder.stop((blob) => {
          end();
          recorder.clearRecordedData();
          resolve(blob);
        });
      }),
    discard: () => {
      if (isOver) return;
      end();
      recorder.clearRecordedData();
    },
  };
}
