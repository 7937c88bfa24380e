import type { Text } from "../base/core/wire/text";
import type { VoiceReply, VoiceState } from "./flow/step";

/** What is said of the last command, and what the platform says of it besides. */
export function replyText(reply: VoiceReply): readonly Text[] {
  switch (reply.kind) {
    case "found":
      return [{ id: "voice.found" }];
    case "notLearned":
    case "notAllowed":
    case "empty":
      return [{ id: `voice.${reply.kind}` }];
    case "fault":
      return [{ id: `voice.fault.${reply.fault}` }, ...(reply.detail === null ? [] : [reply.detail])];
  }
}

/** What goes on, in a few words. */
export function phaseText({ at }: VoiceState): Text {
  switch (at.phase) {
    case "recording":
      return { id: at.way === "hold" ? "voice.recording.hold" : "voice.recording.toggle" };
    case "asking":
    case "opening":
    case "recognising":
    case "looking":
      return { id: `voice.${at.phase}` };
    default:
      return { id: "voice.ready" };
  }
}
