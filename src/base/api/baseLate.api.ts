import { base } from "../../../contract/base";
import { yesOf } from "../core/wire/shape";
import { readThemeSync } from "../core/wire/themeSync";
import { call } from "./call";
import { portalApi } from "./portalApi";

/** The calls of the base service that come with the part that makes them, so that no page waits for them. */
export const baseLateApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** The person's own theme, or that of all people of the unit. Where it is chosen is said whether it was stored. */
    setTheme: build.mutation({
      ...call(base.setTheme, { quiet: true }),
      // The person's own is known here already, and a late answer would put back the one before a second choice.
      invalidatesTags: (_, __, { type }) => (type === "default_color" ? ["theme"] : []),
    }),
    // A person who is not known to administer sees what others see: a failure need not be shown.
    adminRole: build.query({ ...call(base.adminRole, { quiet: true }), transformResponse: yesOf }),
    /** A platform that knows no such call says nothing, and a theme can be set for all without it. */
    themeSyncPreview: build.query({
      ...call(base.themeSyncPreview, { quiet: true }),
      transformResponse: readThemeSync,
      providesTags: ["theme"],
    }),
    undoThemeSync: build.mutation({
      ...call(base.undoThemeSync, { quiet: true }),
      invalidatesTags: ["theme"],
    }),
  }),
});

export const { useAdminRoleQuery, useSetThemeMutation, useThemeSyncPreviewQuery, useUndoThemeSyncMutation } =
  baseLateApi;
