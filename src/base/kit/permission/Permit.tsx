import type { ReactNode } from "react";
import type { AskedCodes } from "../../core/permission/permission";
import { usePermission } from "./PermissionContext";

interface Props {
  /** One code, or several of which any will do. */
  readonly code: AskedCodes;
  readonly children: ReactNode;
  /** In the place of the children for those who may not; nothing at all by default. */
  readonly otherwise?: ReactNode;
}

/** Draws its children for those who have the code; for all others they are not in the page at all [ROUTE-04]. */
export const Permit = ({ code, children, otherwise = null }: Props): ReactNode =>
  usePermission(code) ? children : otherwise;
