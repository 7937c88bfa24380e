export { VoicePanel } from "./VoicePanel";
