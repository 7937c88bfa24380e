import { createContext, useContext } from "react";
import type { User } from "../core/wire/user";

/** Provides the person signed in to every page below the session gate. */
export const PersonContext = createContext<User | null>(null);

/** The person signed in; there always is one below the session gate. */
export function usePerson(): User {
  const person = useContext(PersonContext);
  if (!person) throw new Error("usePerson needs a PersonContext around it");
  return person;
}
