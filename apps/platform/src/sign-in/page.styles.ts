import { createHash } from 'node:crypto';

/** Style sheet of the sign-in pages, with the colors of the web application in both themes. */
export const styles = `
:root {
  color-scheme: light dark;
  --accent: #3b49c4; --accent-strong: #2d389f; --on-accent: #ffffff;
  --ground: #f6f7f9; --paper: #ffffff; --sunken: #f1f2f5; --line: #e1e4ea; --control: #878f9d;
  --text: #171b25; --quiet: #525b6b; --error: #a6211a; --error-surface: #fce8e6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --accent: #a9b4ff; --accent-strong: #c4ccff; --on-accent: #12173d;
    --ground: #0b0e13; --paper: #161b23; --sunken: #1f2530; --line: #323a47; --control: #7a8494;
    --text: #e8ebf0; --quiet: #a6aebc; --error: #ffa8a0; --error-surface: #3f1916;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 24px;
  background: var(--ground); color: var(--text);
  font: 400 0.9375rem/1.55 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main {
  width: 100%; max-width: 440px; overflow: hidden; background: var(--paper);
  border: 1px solid var(--line); border-radius: 16px;
  box-shadow: 0 1px 2px rgb(16 24 40 / 4%), 0 12px 32px -12px rgb(16 24 40 / 12%);
}
main.wide { max-width: 960px; display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
section { padding: 40px; }
.demo { background: var(--sunken); border-left: 1px solid var(--line); }
.mark { display: block; width: 40px; height: 40px; margin-bottom: 24px; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.3; font-weight: 640; letter-spacing: -0.021em; text-wrap: balance; }
h2 { margin: 0; font-size: 1rem; line-height: 1.4; font-weight: 620; letter-spacing: -0.01em; }
p { margin: 6px 0 0; color: var(--quiet); overflow-wrap: anywhere; }
form { margin-top: 28px; }
label { display: block; margin: 0 0 6px; font-size: 0.875rem; font-weight: 560; }
input {
  display: block; width: 100%; height: 44px; margin: 0 0 20px; padding: 0 12px; border-radius: 8px;
  border: 1px solid var(--control); background: var(--paper); color: var(--text); font: inherit; font-size: 1rem;
}
input[aria-invalid] { border-color: var(--error); }
button, .button {
  display: flex; align-items: center; justify-content: center; width: 100%; min-height: 44px; margin-top: 28px;
  padding: 0 16px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 560; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-strong); }
.plain { background: none; color: var(--accent); border: 1px solid var(--line); margin-top: 12px; }
.plain:hover { background: var(--sunken); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
input:focus-visible { outline-offset: -1px; border-color: var(--accent); }
[role='alert'] {
  margin: 24px 0 0; padding: 10px 12px; border-radius: 8px; background: var(--error-surface); color: var(--error);
  font-size: 0.875rem; font-weight: 500;
}
table { width: 100%; margin-top: 16px; border-collapse: collapse; font-size: 0.875rem; line-height: 1.45; }
th, td { padding: 10px 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); font-weight: 400; }
th[scope='row'], th:first-child { padding-right: 16px; white-space: nowrap; }
thead th { border: 0; padding: 0 0 8px; color: var(--quiet); font-size: 0.75rem; font-weight: 560; }
td { color: var(--quiet); }
th a {
  display: inline-block; color: var(--accent); font-weight: 560; text-underline-offset: 4px;
  text-decoration: underline 1px color-mix(in srgb, currentcolor 40%, transparent);
}
th a:hover { text-decoration-color: currentcolor; }
.code { margin-top: 20px; font: 600 1.5rem ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--text); }
.reference { margin-top: 16px; font: 0.8125rem ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
@media (max-width: 760px) {
  body { padding: 0; place-items: start stretch; background: var(--paper); }
  main, main.wide { display: block; max-width: none; border: 0; border-radius: 0; box-shadow: none; }
  section { padding: 32px 20px; }
  main.wide { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; }
  .demo { flex: 1; border-left: 0; border-top: 1px solid var(--line); }
}
@media (forced-colors: active) { button, .button { border: 1px solid ButtonText; } }
`;

/** Hash of the style sheet for the content security policy. Other styles are blocked. */
export const stylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
