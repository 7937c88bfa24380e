import type { AccountLink } from "./accountLink";
import type { User } from "../../base/core/wire/user";
import type { Device } from "../../base/core/site/device";

/** The two identities for each of which one human being may have an account. */
const TEACHER = 2;
const PARENT = 3;

/** Whose other identity it is, and where they are: what decides whether it is offered [WHO-02]. */
export interface IdentityContext {
  readonly person: Pick<User, "userId" | "userType">;
  readonly client: Device["client"];
  /** User types that may open the application on the screen; none named means everyone, as on the desktop itself. */
  readonly openTo: readonly number[];
}

/** The other account of the person signed in. */
export interface OtherIdentity {
  readonly userId: string;
  readonly role: "teacher" | "parent";
  readonly name: string;
}

/** The parameters with which the platform is asked for a link; null for people who cannot have one. */
export function linkQuestion({
  userId,
  userType,
}: IdentityContext["person"]): { readonly teacherId: string } | { readonly parentId: string } | null {
  if (userType === TEACHER) return { teacherId: userId };
  return userType === PARENT ? { parentId: userId } : null;
}

/**
 * The identity that the person may switch to here, or null. The desktop client offers it everywhere; elsewhere the
 * application on the screen has to be open to teachers and to parents, so that the switch never ends in a refused
 * page [WHO-02]. A link that names the person with another type is ignored.
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
