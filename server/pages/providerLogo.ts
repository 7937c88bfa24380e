/** The demo provider's mark: a gate with a roof, drawn here. */
export const CAMPUS_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">
<rect width="48" height="48" rx="12" fill="#0f6b5c"/>
<path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M9 20 24 11l15 9M13 20v16m22-16v16M9 37h30M20 37v-9a4 4 0 0 1 8 0v9"/>
</svg>
`;
