import type { InsertObject } from "kysely";
import type { Tables } from "../../platform/database/schema";
import type { SeedPerson } from "./people";

/** People of the demo as rows; `password` is its hash. */
export const personRows = (
  people: readonly SeedPerson[],
  password: string,
): readonly InsertObject<Tables, "person">[] =>
  people.map((person) => ({
    id: person.id,
    unit_id: person.unit,
    type: person.type,
    login_name: person.login,
    real_name: person.name,
    sex: person.sex,
    status: 1,
    password,
    demo: 1,
    theme: null,
    theme_at: 0,
    campus_units: JSON.stringify([{ campusId: `${person.unit}-1`, name: "主校区|||Main campus" }]),
    grade_name: person.grade ?? "",
    class_name: person.class ?? "",
  }));

/** Their children as rows. */
export const childRows = (people: readonly SeedPerson[]): readonly InsertObject<Tables, "parent_child">[] =>
  people.flatMap(({ id, children = [] }) =>
    children.map((child) => ({ parent_id: id, child_id: child.id, status: child.inactive ? 0 : 1 })),
  );
