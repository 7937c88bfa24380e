import { createContext, useContext } from "react";

/** What the fields of a form know about it. */
export interface FormScope {
  /** True while values are being saved: fields show them and take no others. */
  readonly busy: boolean;
  readonly required: ReadonlySet<string>;
}

const Context = createContext<FormScope>({ busy: false, required: new Set() });

/** Provides a form to its fields. */
export const FormScopeProvider = Context.Provider;

/** The form of a field. */
export const useFormScope = (): FormScope => useContext(Context);
