/** What clients may ask for, in words for the person who is asked. */
export const SCOPES = {
  profile: "您的姓名和用户名|||Your name and user name",
  school:
    "您所在的学校，以及您的身份（如教师、学生、家长）|||Your school, and whether you are a teacher, a pupil or a parent there",
} as const;

/** One of them. */
export type Scope = keyof typeof SCOPES;

const isScope = (name: string): name is Scope => Object.hasOwn(SCOPES, name);

/** What a request asks for, in the table's order; nothing said is the least of all. Null = something unknown is among it. */
export function readScopes(asked: string | undefined): readonly Scope[] | null {
  const names = (asked ?? "").split(" ").filter((name) => name !== "");
  if (names.length === 0) return ["profile"];
  if (!names.every(isScope)) return null;
  return (Object.keys(SCOPES) as Scope[]).filter((scope) => names.includes(scope));
}
