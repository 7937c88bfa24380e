import { base } from "../../contract/base";
import { call } from "../base/api/call";
import { portalApi } from "../base/api/portalApi";

/** Milliseconds that a person with a microphone in hand waits for the platform. */
const TIMEOUT = 10_000;

/** The calls of spoken commands; what fails is told where the person speaks. */
export const voiceApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Each token is used for one recording, so that none is kept. */
    voiceToken: build.mutation(call(base.voiceToken, { quiet: true, timeout: TIMEOUT })),
    vocabulary: build.mutation(call(base.vocabulary, { quiet: true, timeout: TIMEOUT })),
  }),
});
