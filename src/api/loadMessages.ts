import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import {
  mergeMessages,
  messageFiles,
  type MessageFile,
  type Messages,
  type MessageSources,
} from "../core/language/messages";
import { isPlainObject } from "../core/wire/isPlainObject";
import { frontApi } from "./front.api";

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * The messages that lie over the built-in ones: a supplied dictionary as it is, else what the documents hold. A
 * document that fails is as good as an empty one (I18N-02).
 */
export const loadMessages =
  (sources: MessageSources) =>
  async (dispatch: Dispatch): Promise<Messages> => {
    if (isPlainObject(sources.supplied)) return mergeMessages(sources.supplied);
    const fetched = await Promise.all(messageFiles(sources).map((file) => fetchFile(dispatch, file)));
    return mergeMessages(...fetched);
  };

async function fetchFile(dispatch: Dispatch, file: MessageFile): Promise<Messages | undefined> {
  const { sharedMessages, appMessages } = frontApi.endpoints;
  const result =
    file.call === "sharedMessages"
      ? await dispatch(
          sharedMessages.initiate({ version: file.version, lang: file.lang }, { subscribe: false }),
        )
      : await dispatch(
          appMessages.initiate(
            { root: file.root, code: file.code, lang: file.lang, appCode: file.appCode },
            { subscribe: false },
          ),
        );
  return result.data;
}
