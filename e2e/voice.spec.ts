import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { findPocketsphinx } from "../server/platform/voice/pocketsphinx";
import { expect, test } from "./fixture";

const wav = (name: string) => path.join(__dirname, "../test/voice", name);
/** A token as the platform answers it, for journeys that need no recogniser. */
const TOKEN = {
  status: 200,
  message: "",
  code: "ok",
  fieldErrors: [],
  data: { token: "t", appKey: "a", url: "/api/voice", expireTime: 1 },
};
const DESKTOP = "/pages/base/pc_desktop_all/index.html";

/** Gives the page another microphone: one that says a recording. */
async function putMicrophone(page: Page, says: string) {
  await page.addInitScript(
    (bytes) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const context = new AudioContext();
        const data = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0));
        const source = context.createBufferSource();
        source.buffer = await context.decodeAudioData(data.buffer);
        const { stream } = source.connect(
          context.createMediaStreamDestination(),
        ) as MediaStreamAudioDestinationNode;
        source.start(context.currentTime + 0.2);
        return stream;
      };
    },
    readFileSync(wav(says)).toString("base64"),
  );
}

interface TracksWindow {
  readonly voiceTracks: readonly MediaStreamTrack[];
}

/** Counts the microphone's tracks that are still on, and pulls it out. */
async function watchTracks(page: Page) {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { voiceTracks: tracks });
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const live = () =>
    page.evaluate(
      () =>
        (window as unknown as TracksWindow).voiceTracks.filter(({ readyState }) => readyState === "live")
          .length,
    );
  const pullOut = () =>
    page.evaluate(() => {
      for (const track of (window as unknown as TracksWindow).voiceTracks)
        if (track.readyState === "live") {
          track.stop();
          track.dispatchEvent(new Event("ended"));
        }
    });
  return { live, pullOut };
}

const tool = (page: Page) => page.getByRole("button", { name: /^(语音助手|Voice commands)$/ });
const panel = (page: Page) => page.getByRole("dialog", { name: /^(语音助手|Voice commands)$/ });

test.beforeEach(({ portal }) => portal.configureSite({ voice: true }));

/** How long a recording has to go on for the whole sentence to be in it, milliseconds. */
const SENTENCE = 2200;

test("a teacher who holds the microphone and says “open timetable” is there, and the microphone is off [VOICE-01, VOICE-02]", async ({
  page,
  portal,
}) => {
  test.skip(findPocketsphinx() === null, "no speech recogniser is installed (npm run voice:setup)");
  const { live } = await watchTracks(page);
  await portal.signInQuickly("teacher");
  await page.goto(`${DESKTOP}?language=en`);
  await tool(page).hover();
  await page.mouse.down();
  await expect(panel(page).getByText("Speak, and let go when you have finished.")).toBeVisible();
  expect(await live()).toBe(1);
  await page.waitForTimeout(SENTENCE);
  const told = page.waitForResponse((response) => response.url().includes("/stream/v1/asr"));
  await page.mouse.up();
  expect(await (await told).json()).toMatchObject({ status: 20_000_000, result: "open Timetable" });
  await expect(page).toHaveURL(/#\/viewport\?app=timetable/);
  await expect(panel(page)).toBeHidden();
  expect(await live()).toBe(0);
});

test("a pupil says it in Chinese to a recogniser elsewhere, by the keyboard alone, and is told of it where English names alone are heard [VOICE-01, VOICE-02, A11Y-02]", async ({
  page,
  portal,
}) => {
  await putMicrophone(page, "dakai-yunpan.wav");
  await page.route("**/get_ali_token**", (route) => route.fulfill({ json: TOKEN }));
  await page.route("**/stream/v1/asr**", (route) =>
    route.fulfill({ json: { status: 20_000_000, result: "打开云盘" } }),
  );
  await portal.signInQuickly("student");
  await portal.configureSite({ voice: true, voiceLanguages: ["en"] });
  await page.goto(DESKTOP);
  await tool(page).click();
  await expect(panel(page).getByText(/只能听懂应用的英文名称.*联系学校管理员/)).toBeVisible();
  await expect(panel(page).getByText(/^试试说：“open [A-Z]/)).toBeVisible();
  await portal.configureSite({ voice: true });
  await page.reload();
  await tool(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("button", { name: "说话" })).toBeFocused();
  await expect(panel(page).getByText(/只能听懂/)).toHaveCount(0);
  await page.keyboard.press("Space");
  await expect(panel(page).getByText("请说话，说完再按一下。")).toBeVisible();
  await page.waitForTimeout(SENTENCE);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/#\/viewport\?app=drive/);
});

test("what goes wrong is said, the recording is kept, and Escape throws it away; a microphone that is not allowed is explained [VOICE-01]", async ({
  page,
  portal,
  problems,
}) => {
  problems.expect(/status of (429|500|503)|net::ERR_CONNECTION_REFUSED/);
  const { live, pullOut } = await watchTracks(page);
  await portal.signInQuickly("student");
  await page.goto(`${DESKTOP}?language=en`);
  const answers = [
    { status: 200, contentType: "text/html", body: "<!doctype html><title>Sign in</title>" },
    null,
    { status: 429, contentType: "application/json", body: '{"status":40000005}' },
    { status: 200, contentType: "application/json", body: '{"status":20000000,"result":""}' },
    { status: 200, contentType: "application/json", body: '{"status":20000000,"result":"open the window"}' },
  ];
  await page.route("**/get_ali_token**", (route) => route.fulfill({ json: TOKEN }));
  await page.route("**/stream/v1/asr**", (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.abort("connectionrefused");
  });
  await tool(page).click();
  const dialog = panel(page);
  const speak = async () => {
    await dialog.getByRole("button", { name: "Speak" }).click();
    await dialog.getByRole("button", { name: "Finish speaking" }).click();
  };
  await speak();
  await expect(dialog.getByText(/did not answer as it should/)).toBeVisible();
  const again = dialog.getByRole("button", { name: "Send again" });
  const down = page.waitForEvent("requestfailed");
  await again.click();
  await down;
  await expect(dialog.getByText(/did not answer as it should/)).toBeVisible();
  await again.click();
  await expect(dialog.getByText(/busy with something else/)).toBeVisible();
  await speak();
  await expect(dialog.getByText("I don't seem to understand. Can you say it again?")).toBeVisible();
  await speak();
  await expect(
    dialog.getByText("Oh, I haven't learned this skill yet, let's put it another way!"),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Speak" }).click();
  await expect(dialog.getByRole("timer")).toBeAttached();
  await pullOut();
  await expect(dialog.getByText(/microphone was disconnected/)).toBeVisible();
  expect(await live()).toBe(0);
  await dialog.getByRole("button", { name: "Speak" }).click();
  await expect(dialog.getByRole("timer")).toBeAttached();
  expect(await live()).toBe(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await live()).toBe(0);

  await page.unroute("**/get_ali_token**");
  await page.route("**/get_ali_token**", (route) => route.fulfill({ status: 500, body: "down" }));
  await tool(page).click();
  await dialog.getByRole("button", { name: "Speak" }).click();
  await expect(dialog.getByText("check server configuration", { exact: true })).toBeVisible();

  await page.unroute("**/get_ali_token**");
  await page.route("**/get_ali_token**", (route) => route.fulfill({ json: TOKEN }));
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await dialog.getByRole("button", { name: "Speak" }).click();
  await expect(dialog.getByText(/^The microphone is not allowed/)).toBeVisible();
});
