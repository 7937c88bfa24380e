import { isPlainObject } from "../../base/core/wire/isPlainObject";
import { listOf, numberOf, parsed, recordOf, textOf } from "../../base/core/wire/read";
import { countOf, yesOf } from "../../base/core/wire/shape";

/** Where something of the inbox opens, as the platform says it; `messageTarget` judges it. */
export interface Opening {
  /** Empty where it opens nowhere. */
  readonly url: string;
  readonly openWay: string;
}

/** The child that it tells a parent about; absent where it is about none [WHO-01]. */
export interface AboutChild {
  readonly childId?: string;
  readonly childName?: string;
}

/** From 5, urgent, down to 1. */
export type Importance = 1 | 2 | 3 | 4 | 5;

/** A message. All words are the platform's and may be bilingual. */
export interface Message extends Opening, AboutChild {
  readonly id: string;
  readonly title: string;
  readonly importance: Importance;
  /** What of the school it comes from. */
  readonly module: string;
  /** As the platform wrote it; `readDateTime` reads it by the school's clock. */
  readonly time: string;
  /** Its paragraphs, where it says more than its title. */
  readonly content: readonly string[];
  /** One that was asked for by its id, or in the history, may be read already. */
  readonly isRead?: boolean;
}

/** Something to do. */
export interface Todo extends Opening, AboutChild {
  readonly id: string;
  readonly title: string;
  readonly module: string;
  readonly time: string;
  /** What a person does with it, such as "sign"; empty where the platform does not say. */
  readonly action: string;
  /** By when, as the platform wrote it; empty where it may be done at any time. */
  readonly due: string;
  /** When the lesson or the duty begins that it is about, and `due` is the end of; empty where it is about none. */
  readonly starts: string;
}

/** A page of the to-dos. */
export interface TodoPage {
  readonly list: readonly Todo[];
  readonly pages: number;
  readonly total: number;
}

const USUAL: Importance = 3;
const IMPORTANCES: readonly Importance[] = [1, 2, 3, 4, 5];

const openingOf = (fields: Readonly<Record<string, unknown>>): Opening => ({
  url: textOf(fields.url),
  openWay: textOf(fields.openWay),
});

const aboutChild = ({ child }: Readonly<Record<string, unknown>>) => {
  const { id, realName } = recordOf(child);
  const [childId, childName] = [textOf(id), textOf(realName)];
  return childName === "" ? {} : { childName, ...(childId !== "" && { childId }) };
};

const entriesOf = (wire: unknown) => listOf(wire).map(parsed).filter(isPlainObject);

/** The unread messages as the platform sends them; what has no id or no words is none [MSG-01]. */
export const readMessages = (wire: unknown): readonly Message[] =>
  entriesOf(wire)
    .map((fields) => ({
      id: textOf(fields.id),
      title: textOf(fields.messageMeno),
      importance: IMPORTANCES.find((known) => known === numberOf(fields.importance, USUAL)) ?? USUAL,
      module: textOf(fields.module),
      time: textOf(fields.messageDate),
      content: listOf(fields.content).map(textOf).filter(Boolean),
      ...aboutChild(fields),
      ...(yesOf(fields.read) && { isRead: true }),
      ...openingOf(fields),
    }))
    .filter(({ id, title }) => id !== "" && title !== "");

/** Messages, read or not, and the places from which there are any. */
export interface MessageHistory {
  readonly list: readonly Message[];
  readonly total: number;
  readonly modules: readonly string[];
}

/** The history as the platform sends it; null where it knows none, which is an extension [MSG-03]. */
export function readHistory(wire: unknown): MessageHistory | null {
  const { list, total, modules } = recordOf(wire);
  if (list === undefined) return null;
  const messages = readMessages(list);
  return {
    list: messages,
    total: Math.max(messages.length, countOf(total)),
    modules: listOf(modules).map(textOf).filter(Boolean),
  };
}

/** A page of to-dos as the platform sends it; it has at least one page, and as many in all as are on it [TODO-01]. */
export function readTodoPage(wire: unknown): TodoPage {
  const page = recordOf(wire);
  const list = entriesOf(page.list)
    .map((fields) => ({
      id: textOf(fields.id),
      title: textOf(fields.title),
      module: textOf(fields.module),
      time: textOf(fields.date),
      action: textOf(fields.action),
      due: textOf(fields.due),
      starts: textOf(fields.starts),
      ...aboutChild(fields),
      ...openingOf(fields),
    }))
    .filter(({ id, title }) => id !== "" && title !== "");
  return {
    list,
    pages: Math.max(1, countOf(page.pages)),
    total: Math.max(list.length, countOf(page.total)),
  };
}
