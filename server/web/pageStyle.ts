import { pageTokens } from "../../theme/pageTokens";
import { resolveTheme } from "../../theme/themes";

/** English marks of a font of the reader's own, as all pages have them: those of Chinese fonts are as wide as a sign. */
export const ENGLISH_MARKS = `@font-face { font-family: "English marks"; src: local("Liberation Sans"), local("LiberationSans"), local("DejaVu Sans"), local("DejaVuSans"), local("Noto Sans"), local("Arial"); unicode-range: U+2014, U+2018-2019, U+201C-201D, U+2026; }
:root:lang(en) { --font-marks: "English marks"; }`;

/** The badge and the name of the school, which come with `SCHOOL_STYLE`; the portal's own badge until then. */
export const SCHOOL = '<div class="school"></div>';

/**
 * The style of the pages that are drawn here and not by the build: a card on the portal's own background, light and dark, without a
 * script. Colours, shapes and fonts are the theme's tokens: the default theme's, until the school's come with `SCHOOL_STYLE` [THEME-09].
 */
export const PAGE_STYLE = `
${ENGLISH_MARKS}
${pageTokens(resolveTheme(null))}
* { box-sizing: border-box; }
html { font-size: max(100%, calc(2px + min(0.729vw, 1.297vh))); }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem; font: 1rem/1.6 var(--font-body); color: var(--text-primary); background: radial-gradient(60rem 40rem at 15% -10%, var(--surface-art), transparent 70%), radial-gradient(50rem 36rem at 100% 110%, var(--surface-art), transparent 70%), var(--surface-page); }
main { width: 100%; max-width: 28rem; padding: 2rem; overflow-wrap: anywhere; background: var(--surface-card); border: 1px solid var(--line-soft); border-radius: var(--radius-card); box-shadow: var(--shadow-card); }
main.wide { max-width: 38rem; }
main.page { max-width: 72rem; }
h1 { margin: 0 0 0.5rem; font-family: var(--font-heading); font-size: 1.5rem; line-height: 1.3; }
img + h1, .school + h1 { margin-top: 1rem; }
.school { display: flex; align-items: center; gap: 0.75rem; min-height: 3rem; font-weight: 600; }
.school::before { content: ""; flex: none; width: 3rem; height: 3rem; background: var(--school-badge, url("/favicon.svg")) center / contain no-repeat; }
.school::after { content: var(--school-name, ""); }
:lang(en) > body .school::after { content: var(--school-name-en, ""); }
img { display: block; width: 3rem; height: 3rem; }
p { margin: 0 0 1rem; color: var(--text-secondary); }
.button, button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0.5rem 1.5rem; border: 1px solid transparent; border-radius: var(--radius-control); background: var(--fill-main); color: var(--fill-contrast); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.links { margin: 1.5rem 0 0; }
.links a, .back { display: inline-block; padding: 0.5rem 0; color: var(--brand-accent); }
:focus-visible { outline: 3px solid var(--focus-ring); outline-offset: 2px; }
@media (forced-colors: active) { .button, button { border-color: ButtonText; } }
@media (max-width: 30em) { main { padding: 1.5rem; } }
`;
