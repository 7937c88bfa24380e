import { faceCalls } from "../../contract/faceCalls";
import { createAsk, type Ask } from "../base/api/ask";
import type { ApiRuntime } from "../base/api/runtime";

/** Makes the calls about faces, with a store or without one. */
export const askFace = (runtime: ApiRuntime): Ask<typeof faceCalls> => createAsk(runtime, faceCalls);
