import { createContext, useContext } from "react";
import { isPermitted, type AskedCodes, type HeldCodes } from "../../core/permission/permission";

const Context = createContext<HeldCodes>(null);

/** The person's codes for all parts below; null until they are known. */
export const PermissionProvider = Context.Provider;

/** Whether the person has the code, or any code of a list; false while that is unknown [ROUTE-04]. */
export const usePermission = (asked: AskedCodes): boolean => isPermitted(asked, useContext(Context));
