import { personWords, Refusal, refusals, type ModuleContext } from "../../../server/platform/module";
import type { Target } from "./occurrences";
import type { Named, School } from "./school";
import type { TimetableTables } from "./tables";
import { partsOf } from "./words";

type Context = Pick<ModuleContext<TimetableTables>, "database" | "me">;

const [PUPIL, TEACHER, PARENT] = [1, 2, 3];
const ACTIVE = 1;

/** Whose lessons a person may see. */
export interface Viewer {
  /** All of their unit: teachers and other staff. */
  readonly all: boolean;
  /** Whether they have lessons of their own. */
  readonly own: boolean;
  /** A parent's children with the Chinese names of their classes, by which the classes are known; the first one first. */
  readonly children: readonly (Named & { readonly className: string })[];
  /** A pupil's class by its Chinese name. */
  readonly className: string | null;
}

/** A class's name may be bilingual; the Chinese one tells which it is. */
const codeOf = (className: string): string => partsOf(className)[0];

/** What a person may see; a parent's children are those who are at the school. */
export async function viewerOf({ database, me }: Context): Promise<Viewer> {
  const children =
    me.type === PARENT
      ? await database
          .selectFrom("parent_child")
          .innerJoin("person", "person.id", "parent_child.child_id")
          .where("parent_child.parent_id", "=", me.id)
          .where("parent_child.status", "=", ACTIVE)
          .where("person.unit_id", "=", me.unitId)
          .select(["person.id", "real_name as name", "class_name as className"])
          .orderBy("person.id")
          .execute()
      : [];
  const self =
    me.type === PUPIL
      ? await database.selectFrom("person").where("id", "=", me.id).select("class_name").executeTakeFirst()
      : undefined;
  const all = me.type !== PUPIL && me.type !== PARENT;
  return {
    all,
    own: me.type === TEACHER || !all,
    children: children.map((child) => ({
      ...child,
      name: personWords(child.name),
      className: codeOf(child.className),
    })),
    className: self ? codeOf(self.class_name) : null,
  };
}

/** What is asked for: see the contract. */
export interface Asked {
  readonly kind: "me" | "class" | "room" | "teacher";
  readonly of: string;
}

const noSuch = () => new Refusal(404, "没有这份课表|||There is no such timetable", "not_found");

/** The classes whose lessons a viewer may see. */
export const classesFor = (viewer: Viewer, { classes }: School): School["classes"] =>
  viewer.all
    ? classes
    : classes.filter(
        ({ code }) =>
          code === viewer.className || viewer.children.some(({ className }) => className === code),
      );

/** The lessons that are a person's own; null where they have none, as a pupil of a class without a timetable. */
function ownTarget({ of }: Asked, me: Context["me"], viewer: Viewer, { classes }: School): Target | null {
  if (viewer.all) return viewer.own && classes.length > 0 ? { kind: "teacher", id: me.id } : null;
  const [first] = viewer.children;
  const named = viewer.children.find(({ id }) => id === (of === "" ? me.childId : of));
  const child = of === "" ? (named ?? first) : named;
  if (of !== "" && !child) throw refusals.forbidden();
  const className = child?.className ?? viewer.className;
  const found = classes.find(({ code }) => code === className);
  return found ? { kind: "class", id: found.id } : null;
}

/** Whose lessons are asked for; refuses what the person may not see, and what is not there. */
export function targetOf(asked: Asked, me: Context["me"], viewer: Viewer, school: School): Target | null {
  const { kind, of } = asked;
  if (kind === "me") return ownTarget(asked, me, viewer, school);
  if (!viewer.all) {
    if (kind !== "class" || !classesFor(viewer, school).some(({ id }) => id === of))
      throw refusals.forbidden();
    return { kind, id: of };
  }
  const names = { class: school.names.classes, room: school.names.rooms, teacher: school.names.teachers }[
    kind
  ];
  if (!names.has(of)) throw noSuch();
  return { kind, id: of };
}
