import { base } from "../../contract/base";
import {
  readHistory,
  readMessages,
  readTodoPage,
  type Message,
  type MessageHistory,
  type TodoPage,
} from "./core/readInbox";
import { FIRST } from "./core/firstMessages";
import { baseApi } from "../base/api/base.api";
import { call } from "../base/api/call";
import { changed } from "../base/api/changed";
import { portalApi } from "../base/api/portalApi";
import { runtimeOf } from "../base/api/runtime";

/** What is about a child is kept apart, so that one's is never shown for another's. */
interface ForChild {
  /** The id of the current child; null for people who are no parents. */
  readonly child: string | null;
}

/** Whether all messages are asked for, or as many as lists begin with. */
interface Whole {
  readonly all?: true;
}

/** What is looked for in the history of messages. */
interface HistoryAsked {
  readonly size: number;
  readonly module?: string;
  readonly q?: string;
}

/** Both answers about a child. */
const CHILD_VARIANTS: readonly Whole[] = [{}, { all: true }];

/** Lists, and the parts that change them, say themselves what failed. */
const quiet = { quiet: true } as const;

/** What an endpoint is lent while its call runs. */
interface QueryLifecycle {
  readonly dispatch: (action: ReturnType<typeof changed>) => unknown;
  readonly queryFulfilled: Promise<unknown>;
  readonly extra: unknown;
}

/** Shown at once; where the platform does not follow, what was there is back. Then all figures are read again, in every tab. */
async function confirm(
  { dispatch, queryFulfilled, extra }: QueryLifecycle,
  patches: readonly { readonly undo: () => void }[],
): Promise<void> {
  const { ports, whoIsHere } = runtimeOf(extra);
  try {
    await queryFulfilled;
    const person = whoIsHere();
    if (person !== null) ports.broadcast.post({ kind: "changed", person, what: "unread" });
  } catch {
    patches.forEach(({ undo }) => undo());
  }
  dispatch(changed("unread"));
}

/** The calls of the message centre and of the to-dos. */
export const inboxApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    unreadMessages: build.query<readonly Message[], ForChild & Whole>({
      query: ({ all = false }) => call(base.unreadMessages, quiet).query(all ? {} : { most: FIRST }),
      transformResponse: readMessages,
      providesTags: ["unread"],
    }),
    // A platform that knows nothing of `id` answers all that are unread.
    message: build.query<Message | null, ForChild & { readonly id: string }>({
      query: ({ id }) => call(base.unreadMessages, quiet).query({ id }),
      transformResponse: (wire, _, { id }) => readMessages(wire).find((message) => message.id === id) ?? null,
      // Once it is read, it is not to be read again when a person comes back to it.
      providesTags: ["unread"],
    }),
    // Null, or a failure, on a platform that keeps no read messages.
    messageHistory: build.query<MessageHistory | null, ForChild & HistoryAsked>({
      query: ({ size, module, q }) =>
        call(base.messageHistory, quiet).query({
          size,
          ...(module !== undefined && { module }),
          ...(q !== undefined && { q }),
        }),
      transformResponse: readHistory,
      providesTags: ["unread"],
    }),
    undoReadAll: build.mutation<unknown, ForChild>({
      query: () => call(base.undoReadAll, quiet).query(),
      onQueryStarted: (_, lent): Promise<void> => confirm(lent, []),
    }),
    popUpBox: build.query<TodoPage, ForChild & { readonly start: number; readonly size: number }>({
      query: ({ start, size }) => call(base.popUpBox, quiet).query({ start, size }),
      transformResponse: readTodoPage,
      providesTags: ["unread"],
    }),
    readMessage: build.mutation({
      query: ({ id }: ForChild & { readonly id: string }) =>
        call(base.readMessage, quiet).query({ desktopMessageId: id }),
      onQueryStarted: async ({ id, child }, lent): Promise<void> => {
        const { updateQueryData } = inboxApi.util;
        const fewer = CHILD_VARIANTS.map((which) =>
          updateQueryData("unreadMessages", { child, ...which }, (list) =>
            list.filter((message) => message.id !== id),
          ),
        );
        const count = baseApi.util.updateQueryData("unhandledCount", undefined, (counts) => ({
          ...counts,
          message: Math.max(0, counts.message - 1),
        }));
        await confirm(
          lent,
          [...fewer, count].map((patch) => lent.dispatch(patch)),
        );
      },
    }),
    readAllMessages: build.mutation<unknown, ForChild>({
      query: () => call(base.readAllMessages, quiet).query(),
      onQueryStarted: async ({ child }, lent): Promise<void> => {
        const none = CHILD_VARIANTS.map((which) =>
          inboxApi.util.updateQueryData("unreadMessages", { child, ...which }, () => []),
        );
        const count = baseApi.util.updateQueryData("unhandledCount", undefined, (counts) => ({
          ...counts,
          message: 0,
        }));
        await confirm(
          lent,
          [...none, count].map((patch) => lent.dispatch(patch)),
        );
      },
    }),
  }),
});

export const {
  useUnreadMessagesQuery,
  useMessageQuery,
  useMessageHistoryQuery,
  useUndoReadAllMutation,
  usePopUpBoxQuery,
  useReadMessageMutation,
  useReadAllMessagesMutation,
} = inboxApi;
