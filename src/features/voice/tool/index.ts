export { VoiceTool } from "./VoiceTool";
