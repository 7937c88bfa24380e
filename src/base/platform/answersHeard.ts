import type { AnswerTap } from "./answerTap";
import type { Http } from "./ports";

/** A transport whose answers go through a tap. */
export const tapped = (http: Http, tap: AnswerTap): Http => ({
  send: async (request, ...rest) => {
    const kept = tap.standIn?.answer(request);
    if (kept) return kept;
    const result = await http.send(request, ...rest);
    if (request.method === "GET") tap.hear(request, result);
    return result;
  },
});
