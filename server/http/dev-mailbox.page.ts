import { createHash } from 'node:crypto';
import type { StoredLetter } from '../store/mail/letters.ts';

const style = `
:root { color-scheme: light dark; --paper: #FBFAF7; --sheet: #fff; --ink: #1B2430; --quiet: #5B6472; --line: #E4E0D8; --accent: #0B6B53; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171A; --sheet: #1C2024; --ink: #E8E6E1; --quiet: #A3A9B2; --line: #2C3238; --accent: #4CC29E; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 24px; margin: 0 0 4px; }
p.lead { color: var(--quiet); margin: 0 0 24px; }
form { display: flex; gap: 8px; margin: 0 0 24px; }
input { flex: 1; }
input, button { font: inherit; padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--sheet); color: inherit; min-width: 0; }
button { color: var(--accent); cursor: pointer; }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; margin: 0 0 16px; }
header { padding: 16px 20px 12px; border-bottom: 2px dotted var(--line); }
h2 { font-size: 16px; margin: 0; }
header p { margin: 0; font-size: 14px; color: var(--quiet); overflow-wrap: anywhere; }
pre { margin: 0; padding: 16px 20px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 560px; border: 0; border-top: 2px dotted var(--line); border-radius: 0 0 6px 6px; background: #fff; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

/** The page may load its own style and send its own form, and nothing else. */
export const mailboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(style)
  .digest(
    'base64',
  )}'; form-action 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A letter's own page shows its styles and the pictures in it, and does nothing; its links open beside the mailbox. */
export const letterPolicy =
  "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'";

/** Addresses in the text become links; everything is escaped, link or not. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) => (i % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('');

const states = { queued: 'waiting', sent: 'delivered here', failed: 'not sent' };

const article = ({ id, to, subject, text, html, state, at }: StoredLetter): string => `<article>
<header><h2>${escaped(subject)}</h2>
<p>To ${escaped(to)} · <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time> · ${states[state]}</p></header>
<pre>${linked(text)}</pre>
${html ? `<iframe src="/dev/mailbox/${id}" title="${escaped(subject)}" loading="lazy" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>` : ''}
</article>`;

/** The local mailbox as one page, the newest letter first. */
export const mailboxPage = (letters: readonly StoredLetter[], to: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox · Counterfoil</title><style>${style}</style></head>
<body><main><h1>Local mailbox</h1>
<p class="lead">No mail server is named, so letters stay here. Only this machine sees them.</p>
<form><input type="search" name="to" value="${escaped(to)}" aria-label="Address" placeholder="All addresses"><button>Show</button></form>
${letters.length ? letters.map(article).join('\n') : `<p>${to ? 'No letter to this address.' : 'No letters yet.'}</p>`}
</main></body></html>`;
