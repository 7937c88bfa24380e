import { calls } from "../../../contract/paths";
import { createCall } from "./createCall";

/** Any call of the contract as an endpoint of the store: `build.query(call("children"))`. */
export const call = createCall(calls);
