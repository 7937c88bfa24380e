import { sql } from "kysely";
import { compareNames } from "../../../src/base/core/language/nameOrder";
import { nameFinder } from "../../../src/base/core/names/nameFinder";
import { beginsWith } from "../database/occursIn";
import type { ModuleContext, SchoolClass, SchoolPeople } from "../module";
import type { Services } from "../services";

const [PUPIL, TEACHER, PARENT, STAFF] = [1, 2, 3, 4];
const ACTIVE = 1;

/** A class is known by the Chinese part of the name that its pupils have. */
const classOf = (name: string): readonly SchoolClass[] => {
  const [code = ""] = name.split("|||");
  return code === "" ? [] : [{ code, name }];
};

const classesOfModules = async (
  { guests }: Pick<Services, "guests">,
  context: ModuleContext,
): Promise<readonly SchoolClass[]> => {
  const asked = guests.flatMap(({ module }) => (module?.teaches ? [module.teaches] : []));
  return (await Promise.all(asked.map((teaches) => teaches(context as never)))).flat();
};

/** The people around a person, as modules ask for them; `contextOf` answers the context of the call they are used in. */
export function peopleOf(services: Pick<Services, "guests">, contextOf: () => ModuleContext): SchoolPeople {
  const ownClass = async ({ database, me }: ModuleContext): Promise<readonly SchoolClass[]> => {
    const own = await database
      .selectFrom("person")
      .where("id", "=", me.id)
      .select("class_name")
      .executeTakeFirstOrThrow();
    return classOf(own.class_name);
  };
  /** Of children who have left, or who are at another school, the parent has no class here. */
  const classesOfChildren = async ({ database, me }: ModuleContext): Promise<readonly SchoolClass[]> => {
    const children = await database
      .selectFrom("parent_child")
      .innerJoin("person", "person.id", "parent_child.child_id")
      .where("parent_child.parent_id", "=", me.id)
      .where("parent_child.status", "=", ACTIVE)
      .where("person.status", "=", ACTIVE)
      .where("person.unit_id", "=", me.unitId)
      .select("person.class_name")
      .orderBy("person.id")
      .execute();
    return children.flatMap(({ class_name }) => classOf(class_name));
  };
  const found = async (context: ModuleContext): Promise<readonly SchoolClass[]> => {
    const { me } = context;
    if (me.type === PUPIL) return ownClass(context);
    if (me.type === PARENT) return classesOfChildren(context);
    return classesOfModules(services, context);
  };
  const classes: SchoolPeople["classes"] = async (database) => {
    const all = await found({ ...contextOf(), database });
    return [...new Map(all.map((each) => [each.code, each])).values()];
  };

  /** Staff may address all who sign in at their unit; pupils and parents its teachers, and pupils those of their own class. */
  const within = async (context: ModuleContext) => {
    const { database, me } = context;
    const others = database
      .selectFrom("person")
      .where("unit_id", "=", me.unitId)
      .where("status", "=", ACTIVE)
      .where("id", "<>", me.id);
    if (me.type === TEACHER || me.type === STAFF) return others;
    const code = me.type === PUPIL ? ((await ownClass(context))[0]?.code ?? "") : "";
    if (code === "") return others.where("type", "=", TEACHER);
    return others.where((where) =>
      where.or([
        where("type", "=", TEACHER),
        where.and([
          where("type", "=", PUPIL),
          where.or([where("class_name", "=", code), beginsWith(sql.ref("class_name"), `${code}|||`)]),
        ]),
      ]),
    );
  };
  const columns = ["id", "real_name as name", "type", "class_name as className"] as const;

  return {
    classes,
    search: async (database, words, most) => {
      const fits = nameFinder(words);
      const people = await (
        await within({ ...contextOf(), database })
      )
        .select(columns)
        .orderBy("type")
        .orderBy("id")
        .execute();
      return people
        .filter(({ name }) => fits(name))
        .toSorted((one, other) => one.type - other.type || compareNames(one.name, other.name))
        .slice(0, most);
    },
    addressable: async (database, ids) =>
      ids.length === 0
        ? []
        : (await within({ ...contextOf(), database })).where("id", "in", ids).select(columns).execute(),
  };
}
