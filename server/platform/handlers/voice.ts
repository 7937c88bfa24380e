import { readFile } from "node:fs/promises";
import { matchPhrase } from "../../../src/voice/core/matchPhrase";
import type { VoiceSettings } from "../../settings/voiceSettings";
import { defineHandlers } from "../defineHandlers";
import { Refusal } from "../envelope";
import { OWN_RECOGNISER } from "../voice/nlsForm";
import { addressOfApp, vocabularyOf } from "../voice/vocabulary";

const refusals = {
  noRecogniser: () =>
    new Refusal(
      503,
      "此平台未配置语音识别，请检查服务器配置|||No speech recogniser is configured: check server configuration",
      "no_recogniser",
    ),
  notLearned: () =>
    new Refusal(
      404,
      "哎呀，这个技能我还没学会，换个说法试试吧！|||Oh, I haven't learned this skill yet, let's put it another way!",
      "not_learned",
    ),
};

/** A token that another recogniser has given is used at once; the form wants to know until when, in seconds. */
const FOREIGN_SECONDS = 60;

/** The token of another recogniser: the deployment's own, or what its own job writes into a file again and again. */
async function foreignToken({ token, tokenFile }: VoiceSettings): Promise<string> {
  const read = tokenFile === null ? token : await readFile(tokenFile, "utf8").catch(() => "");
  const text = read?.trim() ?? "";
  if (text === "") throw refusals.noRecogniser();
  return text;
}

/** Spoken commands: what lets a browser in at the recogniser, and what a phrase means [VOICE-01, VOICE-02]. */
export const voiceHandlers = defineHandlers(
  ["database", "development", "guests", "now", "site", "subAppDirs", "voice"],
  {
    voiceToken: async (_, { voice, me, now }) => {
      const { settings } = voice;
      if (settings)
        return {
          token: await foreignToken(settings),
          appKey: settings.appKey,
          url: settings.url.href,
          expireTime: Math.floor(now() / 1000) + FOREIGN_SECONDS,
        };
      if (!voice.hasOwn) throw refusals.noRecogniser();
      const { token, until } = await voice.issue(me);
      return { token, appKey: "portal", url: OWN_RECOGNISER, expireTime: Math.floor(until / 1000) };
    },

    vocabulary: async ({ vocabulary }, { me, request, ...services }) => {
      const apps = await vocabularyOf(services, me);
      const found = matchPhrase(apps, vocabulary, await services.voice.sameSound());
      const device = request.headers[services.site.headers.device.toLowerCase()];
      const url = found && addressOfApp(found.app, services, me, device !== "pc");
      if (url === null) throw refusals.notLearned();
      return { url };
    },
  },
);
