import type { Out } from "../../contract/schemas";
import { call, type Arg } from "./call";
import { portalApi } from "./portalApi";

/** The calls of the file service. The upload engine brings its own transport for progress. */
export const storageApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    unitLogo: build.query<Blob, Arg<"unitLogo">>({ query: call("unitLogo", { noIntercept: true }) }),
    fileCheck: build.mutation<Out<"fileCheck">, Arg<"fileCheck">>({ query: call("fileCheck") }),
    upload: build.mutation<Out<"upload">, Arg<"upload">>({ query: call("upload") }),
    chunkCheck: build.mutation<Out<"chunkCheck">, Arg<"chunkCheck">>({ query: call("chunkCheck") }),
    chunkUpload: build.mutation<Out<"chunkUpload">, Arg<"chunkUpload">>({ query: call("chunkUpload") }),
    mergeFile: build.mutation<Out<"mergeFile">, Arg<"mergeFile">>({ query: call("mergeFile") }),
    base64Image: build.mutation<Out<"base64Image">, Arg<"base64Image">>({ query: call("base64Image") }),
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
