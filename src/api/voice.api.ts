import type { Out } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";
import { READ_LATE_ANSWER } from "./readLateAnswer";

/** The calls behind voice commands; apart, because they load with the recorder. */
export const voiceApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, because each use asks for a new token. */
    voiceToken: build.mutation<Out<"voiceToken">, Arg<"voiceToken">>({
      query: call("voiceToken"),
      transformResponse: READ_LATE_ANSWER.voiceToken,
    }),
    vocabulary: build.mutation<Out<"vocabulary">, Arg<"vocabulary">>({
      query: call("vocabulary"),
      transformResponse: READ_LATE_ANSWER.vocabulary,
    }),
  }),
});

export const { useVoiceTokenMutation, useVocabularyMutation } = voiceApi;
