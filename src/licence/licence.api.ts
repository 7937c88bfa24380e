import { base } from "../../contract/base";
import type { AnswerMeta } from "../base/core/wire/failure";
import { readModuleLicences, readServerTime, readUnitLicence } from "../base/core/licence/readLicences";
import { flagOf } from "../base/core/wire/readFlag";
import { call } from "../base/api/call";
import { portalApi } from "../base/api/portalApi";

/** What the school may use, and until when; a failure is not shown, because nothing that the person does depends on it. */
export const licenceApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    unitLicence: build.query({
      ...call(base.unitLicence, { quiet: true }),
      transformResponse: readUnitLicence,
    }),
    /** Whether the licence of one module runs; only a yes is one. */
    moduleLicence: build.query({
      ...call(base.moduleLicence, { quiet: true }),
      transformResponse: (data: unknown) => flagOf(data, false),
    }),
    /** The modules' licences, and the server's clock at the answer; null where it does not say it. */
    modules: build.query({
      ...call(base.modules, { quiet: true }),
      transformResponse: (data: unknown, meta?: AnswerMeta) => ({
        licences: readModuleLicences(data),
        now: readServerTime(meta?.date),
      }),
    }),
  }),
});

export const { useUnitLicenceQuery, useModuleLicenceQuery, useModulesQuery } = licenceApi;
