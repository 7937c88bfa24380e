import { DEMO_PASSWORD, people } from "./seed/people";
import { campusAccounts } from "./seed/social";
import { units } from "./seed/units";

const TYPES = ["", "student", "teacher", "parent", "staff"];

/** The accounts of the demo providers, for signing in through them. */
function campusLine(): string {
  const names = (tied: boolean) =>
    campusAccounts
      .filter(({ person }) => (person !== undefined) === tied)
      .map(({ account }) => account)
      .join(", ");
  return `Campus ID and Campus app accounts, same password: ${names(true)}; not linked to an account yet: ${names(false)}`;
}

/** The accounts to try out, as far as the demo password opens them. */
export function accountLines(logins: readonly string[]): string[] {
  const shown = people.filter((person) => person.shown && logins.includes(person.login));
  const width = Math.max(...shown.map(({ login }) => login.length));
  const lines = shown.map((person) => {
    const unit = units.find(({ id }) => id === person.unit)?.english ?? "";
    const role = person.admin ? "admin" : (TYPES[person.type] ?? "");
    return `  ${person.login.padEnd(width)} / ${DEMO_PASSWORD}   ${role}, ${unit}`;
  });
  return [...lines, campusLine()];
}
