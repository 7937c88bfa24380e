import type { Out } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";
import { READ_ANSWER } from "./readAnswer";

/** The calls behind voice commands; apart, because they load with the recorder. */
export const voiceApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, because each use asks for a new token. */
    voiceToken: build.mutation<Out<"voiceToken">, Arg<"voiceToken">>({
      query: call("voiceToken"),
      transformResponse: READ_ANSWER.voiceToken,
    }),
    vocabulary: build.mutation<Out<"vocabulary">, Arg<"vocabulary">>({
      query: call("vocabulary"),
      transformResponse: READ_ANSWER.vocabulary,
    }),
  }),
});

export const { useVoiceTokenMutation, useVocabularyMutation } = voiceApi;
