import type { Out } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";
import { READ_LATE_ANSWER } from "./readLateAnswer";

/** The calls of the file service. The upload engine brings its own transport for progress. */
export const storageApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    unitLogo: build.query<Blob, Arg<"unitLogo">>({ query: call("unitLogo", { noIntercept: true }) }),
    fileCheck: build.mutation<Out<"fileCheck">, Arg<"fileCheck">>({
      query: call("fileCheck"),
      transformResponse: READ_LATE_ANSWER.fileCheck,
    }),
    upload: build.mutation<Out<"upload">, Arg<"upload">>({
      query: call("upload"),
      transformResponse: READ_LATE_ANSWER.upload,
    }),
    chunkCheck: build.mutation<Out<"chunkCheck">, Arg<"chunkCheck">>({
      query: call("chunkCheck"),
      transformResponse: READ_LATE_ANSWER.chunkCheck,
    }),
    chunkUpload: build.mutation<Out<"chunkUpload">, Arg<"chunkUpload">>({
      query: call("chunkUpload"),
      transformResponse: READ_LATE_ANSWER.chunkUpload,
    }),
    mergeFile: build.mutation<Out<"mergeFile">, Arg<"mergeFile">>({
      query: call("mergeFile"),
      transformResponse: READ_LATE_ANSWER.mergeFile,
    }),
    base64Image: build.mutation<Out<"base64Image">, Arg<"base64Image">>({
      query: call("base64Image"),
      transformResponse: READ_LATE_ANSWER.base64Image,
    }),
  }),
});

export const {
  useUnitLogoQuery,
  useFileCheckMutation,
  useUploadMutation,
  useChunkCheckMutation,
  useChunkUploadMutation,
  useMergeFileMutation,
  useBase64ImageMutation,
} = storageApi;
