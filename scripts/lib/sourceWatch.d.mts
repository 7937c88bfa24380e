/** What a change of a file asks of `npm run dev`; null for what the platform does not run. */
export const changeOf: (file: string) => { readonly declared: string | null } | null;
