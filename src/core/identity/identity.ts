import type { AccountLink } from "../wire/accountLink";
import type { User } from "../wire/user";
import type { Device } from "../site/device";

/** The two identities that one human being may have an account of each for. */
const TEACHER = 2;
const PARENT = 3;

/** Whose other identity it is, and where they are: what decides whether it is offered [WHO-02]. */
export interface IdentityContext {
  readonly person: Pick<User, "userId" | "userType">;
  readonly client: Device["client"];
  /** User types that may open the application on the screen; none named means everybody, as on the desktop itself. */
  readonly openTo: readonly number[];
}

/** The other account of the person signed in. */
export interface OtherIdentity {
  readonly userId: string;
  readonly role: "teacher" | "parent";
  readonly name: string;
}

/** The platform is asked for a link with what is the person's own; null for those who have none to be asked for. */
export function linkQuestion({
  userId,
  userType,
}: IdentityContext["person"]): { readonly teacherId: string } | { readonly parentId: string } | null {
  if (userType === TEACHER) return { teacherId: userId };
  return userType === PARENT ? { parentId: userId } : null;
}

/**
 * The identity that the person may change to here, or null. The desktop client offers it everywhere; elsewhere the
 * application on the screen has to be open to teachers and to parents, so that nobody changes into a closed door
 * [WHO-02]. A link that does not name the person as what they are is none.
 */
export function otherIdentity(
  link: AccountLink | null,
  { person, client, openTo }: IdentityContext,
): OtherIdentity | null {
  if (link === null || link.parentId === link.teacherId) return null;
  const opensToBoth = openTo.length === 0 || (openTo.includes(TEACHER) && openTo.includes(PARENT));
  if (client !== "desktop" && !opensToBoth) return null;
  if (person.userType === TEACHER && person.userId === link.teacherId)
    return { userId: link.parentId, role: "parent", name: link.parentName };
  if (person.userType === PARENT && person.userId === link.parentId)
    return { userId: link.teacherId, role: "teacher", name: link.teacherName };
  return null;
}
