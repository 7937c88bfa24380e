/**
 * The style of the pages that are drawn here and not by the build: a card on the portal's own background, light and dark,
 * without a script or another file.
 */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --accent: #2f5fb3; --on-accent: #fff; --line: #76839a; --soft: #d7dfec; --page: #eef3fb; --glow: #d4e2f8; --card: #fff; --text: #16202f; --quiet: #4b586c; --error: #a8201a; --shadow: 0 1.25rem 3rem rgb(30 52 94 / 0.12); }
@media (prefers-color-scheme: dark) { :root { --accent: #9dbff5; --on-accent: #0b1a33; --line: #7f8da5; --soft: #2f3a4c; --page: #10161f; --glow: #1b2a44; --card: #19212d; --text: #eaf0f9; --quiet: #aebacd; --error: #ff9d94; --shadow: 0 1.25rem 3rem rgb(0 0 0 / 0.4); } }
* { box-sizing: border-box; }
html { font-size: max(100%, calc(2px + min(0.729vw, 1.297vh))); }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem; font: 1rem/1.6 "Noto Sans CJK SC", "Noto Sans SC", system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; color: var(--text); background: radial-gradient(60rem 40rem at 15% -10%, var(--glow), transparent 70%), radial-gradient(50rem 36rem at 100% 110%, var(--glow), transparent 70%), var(--page); }
main { width: 100%; max-width: 28rem; padding: 2rem; overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--soft); border-radius: 1.25rem; box-shadow: var(--shadow); }
main.wide { max-width: 38rem; }
main.page { max-width: 72rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.3; }
img + h1 { margin-top: 1rem; }
img { display: block; width: 3rem; height: 3rem; }
p { margin: 0 0 1rem; color: var(--quiet); }
.button, button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0.5rem 1.5rem; border: 1px solid transparent; border-radius: 0.75rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.links { margin: 1.5rem 0 0; }
.links a, .back { display: inline-block; padding: 0.5rem 0; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { .button, button { border-color: ButtonText; } }
@media (max-width: 30em) { main { padding: 1.5rem; } }
`;
