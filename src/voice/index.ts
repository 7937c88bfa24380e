export { VoiceLine } from "./VoiceLine";
export { VoiceTool } from "./VoiceTool";
