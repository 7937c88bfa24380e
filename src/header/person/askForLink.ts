import { linkedAccountApi } from "../linkedAccount.api";
import { linkQuestion } from "../core/identity";
import type { User } from "../../base/core/wire/user";
import type { AppThunk } from "../../base/state/types";

/** Asks whether the person has another account [WHO-02]. */
export const askForLink =
  (user: User): AppThunk<void> =>
  (dispatch) => {
    const question = linkQuestion(user);
    if (question) void dispatch(linkedAccountApi.endpoints.parentTeacherLink.initiate(question));
  };
