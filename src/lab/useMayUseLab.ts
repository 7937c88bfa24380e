import { skipToken } from "@reduxjs/toolkit/query";
import { useMemo } from "react";
import { hasCodeTree } from "../base/core/permission/codeTree";
import { usePerson } from "../base/session/PersonContext";
import { useCodeTreeQuery } from "./lab.api";

/** The root of the portal's own permission tree, and the code in it that the lab takes. */
const PORTAL = "portal";
export const LAB_PERMISSION = "portal_lab";

/** Whether the person may use the lab; undefined as long as that is being found out. No call is made for people without a tree. */
export function useMayUseLab(): boolean | undefined {
  const { userType } = usePerson();
  const asked = useMemo(() => ({ code: PORTAL }), []);
  const { data, isError } = useCodeTreeQuery(hasCodeTree(userType) ? asked : skipToken);
  if (!hasCodeTree(userType) || isError) return false;
  return data?.includes(LAB_PERMISSION);
}
