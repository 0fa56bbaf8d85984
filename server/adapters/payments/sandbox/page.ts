import { createHash } from 'node:crypto';
import { digitsOf, isCurrency } from '../../../../src/domain/currency.ts';
import { fixed } from '../../../../src/domain/money.ts';
import { type Act, type HostedSession, isOpen } from './sessions.ts';

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

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const shell = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><main><p class="note">Sandbox payment page. No money moves here.</p>
<div class="sheet">${body}</div></main></body></html>`;

const labels: readonly (readonly [act: Act, label: string])[] = [
  ['pay', 'Pay'],
  ['later', 'Pay, confirmed later'],
  ['twice', 'Pay twice'],
  ['too-much', 'Pay 10 too much'],
  ['decline', 'Have the payment declined'],
  ['cancel', 'Cancel and go back'],
];

const states: Readonly<Record<Exclude<HostedSession['state'], 'open'>, string>> = {
  declined: 'The payment was declined. Nothing was taken; you may try again.',
  pending: 'The payment is on its way.',
  paid: 'This has been paid. Thank you.',
  cancelled: 'This payment was cancelled.',
  expired: 'This payment page has expired. Ask for a new one.',
};

const moneyOf = (amount: string, currency: string): string =>
  `${isCurrency(currency) ? fixed(amount, digitsOf(currency)) : amount} ${currency}`;

const formOf = ({ id }: HostedSession): string => `<form method="post" action="/pay/sandbox">
<input type="hidden" name="session" value="${escaped(id)}">
${labels.map(([act, label], n) => `<button name="act" value="${act}"${n === 0 ? ' class="first"' : ''}>${label}</button>`).join('\n')}
</form>`;

/** The payment page of a session. */
export const sessionPage = (session: HostedSession): string => {
  const { payee, purpose, amount, currency, successUrl } = session.request;
  const state = session.state === 'open' ? '' : `<p class="state" role="status">${states[session.state]}</p>`;
  const back = `<p><a href="${escaped(successUrl)}">Go back</a></p>`;
  return shell(
    `Pay ${payee}`,
    `<h1>${escaped(payee)}</h1><p class="amount">${escaped(moneyOf(amount, currency))}</p>
<p class="purpose">${escaped(purpose)}</p>${state}${isOpen(session) ? formOf(session) : back}`,
  );
};

/** What a link shows whose session is not known here. */
export const unknownPage = shell(
  'Unknown payment page',
  '<h1>This payment page is not known here</h1><p>Ask for a new payment link.</p>',
);
