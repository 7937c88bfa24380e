export { VoiceLine } from "./VoiceLine";
