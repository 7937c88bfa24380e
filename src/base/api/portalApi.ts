import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./baseQuery";

/**
 * The platform's calls and their cache. Each service adds its endpoints in a file of its own, so that a page loads
 * the descriptions of the calls it makes and no others.
 */
export const portalApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: ["session", "apps", "unread", "theme", "card", "child"],
  endpoints: () => ({}),
});
