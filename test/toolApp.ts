import { appFile } from "../contract/appFile";
import type { AppFolder } from "../contract/readAppFiles";

/** An application with a button in the header, which none of those in this repository has. */
export const TOOL_APP: AppFolder = {
  folder: "/none",
  app: appFile.parse({
    code: "t-tool",
    name: { "zh-CN": "校车", en: "Bus" },
    version: "1.0.0",
    kit: "^1.20.0",
    icon: "bus",
    category: "often",
    fills: {
      page: { "t-tool": "./client/main.tsx" },
      tool: { name: { "zh-CN": "下一班校车", en: "Next bus" }, at: "/next" },
    },
  }),
};
