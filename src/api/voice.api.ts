import type { Out } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";

/** The calls behind voice commands; apart, because they load with the recorder. */
export const voiceApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, because a token is asked for anew each time. */
    voiceToken: build.mutation<Out<"voiceToken">, Arg<"voiceToken">>({ query: call("voiceToken") }),
    vocabulary: build.mutation<Out<"vocabulary">, Arg<"vocabulary">>({ query: call("vocabulary") }),
  }),
});

export const { useVoiceTokenMutation, useVocabularyMutation } = voiceApi;
