/** A gate with a roof. */
const CAMPUS = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">
<rect width="48" height="48" rx="12" fill="#0f6b5c"/>
<path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M9 20 24 11l15 9M13 20v16m22-16v16M9 37h30M20 37v-9a4 4 0 0 1 8 0v9"/>
</svg>
`;

/** A phone, and a code on it. */
const CAMPUS_APP = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">
<rect width="48" height="48" rx="12" fill="#234e9c"/>
<rect x="13" y="7" width="22" height="34" rx="4" fill="none" stroke="#fff" stroke-width="3"/>
<path fill="#fff" d="M18 14h5v5h-5zm7 0h5v5h-5zm-7 7h5v5h-5zm7 0h2v2h-2zm3 3h2v2h-2zm-7 11h6v2h-6z"/>
</svg>
`;

/** The demo providers' marks by their ids, drawn here. */
export const LOGOS: Readonly<Record<string, string>> = { campus: CAMPUS, "campus-app": CAMPUS_APP };
