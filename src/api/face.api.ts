import type { Envelope, Out } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";
import { inEnvelope, READ_LATE_ANSWER } from "./readLateAnswer";

const asIs = { noIntercept: true } as const;

/** The calls of the account service that carry faces; apart, because only the face widget makes them. */
export const faceApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    faceLogin: build.mutation<Envelope<Out<"faceLogin">>, Arg<"faceLogin">>({
      query: call("faceLogin", { ...asIs, signsIn: true }),
    }),
    faceClocking: build.mutation<Envelope<Out<"faceClocking">>, Arg<"faceClocking">>({
      query: call("faceClocking", asIs),
      transformResponse: inEnvelope(READ_LATE_ANSWER.faceClocking),
    }),
    faceCheck: build.mutation<Envelope<Out<"faceCheck">>, Arg<"faceCheck">>({
      query: call("faceCheck", asIs),
      transformResponse: inEnvelope(READ_LATE_ANSWER.faceCheck),
      invalidatesTags: ["face"],
    }),
    faceUser: build.query<Out<"faceUser">, Arg<"faceUser">>({
      query: call("faceUser"),
      transformResponse: READ_LATE_ANSWER.faceUser,
      providesTags: ["face"],
    }),
  }),
});

export const { useFaceLoginMutation, useFaceClockingMutation, useFaceCheckMutation, useFaceUserQuery } =
  faceApi;
