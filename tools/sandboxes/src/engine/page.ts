import { createHash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; --paper: #FBFAF7; --sheet: #fff; --ink: #1B2430; --quiet: #5B6472; --line: #E4E0D8; --accent: #0B6B53; --on: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171A; --sheet: #1C2024; --ink: #E8E6E1; --quiet: #A3A9B2; --line: #2C3238; --accent: #4CC29E; --on: #14171A; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 48px 16px; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; padding: 24px; }
.note { color: var(--quiet); font-size: 14px; margin: 0 0 16px; }
h1 { font-size: 16px; font-weight: 600; margin: 0; }
.amount { font-size: 32px; font-weight: 600; font-variant-numeric: tabular-nums; margin: 4px 0 0; overflow-wrap: anywhere; }
.purpose { color: var(--quiet); margin: 0; padding: 0 0 20px; overflow-wrap: anywhere; }
form { display: grid; gap: 8px; border-top: 2px dotted var(--line); padding-top: 20px; }
button { font: inherit; padding: 10px 16px; border: 1px solid var(--line); border-radius: 6px; background: none; color: inherit; cursor: pointer; }
button.first { background: var(--accent); border-color: var(--accent); color: var(--on); }
p.state { border-top: 2px dotted var(--line); padding-top: 20px; margin: 0; }
p.state + form { border: 0; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * The page may load its own style and send its own form, which leads back to where the customer came from.
 *
 * @param returns the addresses a form may lead on to: browsers ask the policy again when a form is redirected
 */
export const pageHeaders = (returns: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${[...new Set(returns.map((url) => new URL(url).origin))].join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
});

/** Text as it may be put into a page. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A page of a sandbox, in the product's look.
 *
 * @param note what is said above it: that it is a sandbox
 */
export const sandboxPage = (title: string, note: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><main><p class="note">${escaped(note)}</p>
<div class="sheet">${body}</div></main></body></html>`;
