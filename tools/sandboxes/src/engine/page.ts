import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fromMinor } from '../../../../server/adapters/payments/minor-units.ts';
import { decimal, fixed } from '../../../../src/domain/money.ts';
import { digitsOf, isCurrency } from '../../../../src/domain/values/currency.ts';
import { formOf, partOf } from './sandbox.ts';

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
const pageHeaders = (returns: readonly string[]) => ({
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

/** Shows a page. @param returns the addresses its forms may lead on to */
export const sendPage = (
  reply: FastifyReply,
  page: string,
  returns: readonly string[] = [],
  status = 200,
): FastifyReply => reply.code(status).headers(pageHeaders(returns)).send(page);

/** An address with a query added to its own. */
export const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;

/** Leads a browser on. */
export const leadTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303);

/** What a button sends, and its label. */
export type Button = readonly [act: string, label: string, ...rest: unknown[]];

/** Buttons of a form, the usual one first. */
export const buttonsOf = (acts: readonly Button[], name = 'act'): string =>
  acts
    .map(
      ([act, label], n) =>
        `<button name="${name}" value="${escaped(act)}"${n === 0 ? ' class="first"' : ''}>${escaped(label)}</button>`,
    )
    .join('\n');

/** A button of a page: the value it sends, its label, and what it does. If that returns an address, the browser is sent there; otherwise the page is shown again. */
export type Act = readonly [act: string, label: string, press: () => unknown];

/** These buttons if they can be pressed now, else none. */
export const offered = (can: boolean, ...acts: readonly Act[]): readonly Act[] => (can ? acts : []);

/** What a person is asked on a page. */
export interface Question {
  title: string;
  heading: string;
  amount?: string;
  text: string;
  /** The buttons, the usual one first; none once there is nothing left to ask. */
  acts: readonly Act[];
  /** Where the form leads back to, or the link shown instead of it. */
  back: string;
}

/** Shows a page with a form, or with a link back once there is nothing left to ask. */
export const showPage = (
  reply: FastifyReply,
  action: string,
  { title, heading, amount, text, acts, back }: Omit<Question, 'acts'> & { acts: readonly Button[] },
): FastifyReply => {
  const form =
    acts.length > 0
      ? `<form method="post" action="${escaped(action)}">${buttonsOf(acts)}</form>`
      : `<p><a href="${escaped(back)}">Go back</a></p>`;
  const body = `<h1>${escaped(heading)}</h1>${amount ? `<p class="amount">${escaped(amount)}</p>` : ''}
<p class="purpose">${escaped(text)}</p>${form}`;
  return sendPage(reply, sandboxPage(title, 'Sandbox page. No money moves here.', body), [back]);
};

const unknownPage = sandboxPage(
  'Unknown page',
  'Sandbox page.',
  '<h1>This page isn’t known here</h1><p>Ask for a new link.</p>',
);

/** Says that there is no such page. */
export const noPage = (reply: FastifyReply): FastifyReply => sendPage(reply, unknownPage, [], 404);

/**
 * Serves pages that ask a person something, and carries out what they press.
 *
 * @param path e.g. "/c/pay/:id"
 * @param find finds what the id names
 */
export const servePage = <Thing>(
  app: FastifyInstance,
  path: string,
  find: (id: string) => Thing | null | undefined,
  ask: (thing: Thing) => Question,
): void => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const thing = find(partOf(request));
    if (!thing) return noPage(reply);
    const pressed = formOf(request).get('act');
    const [, , press] = ask(thing).acts.find(([act]) => act === pressed) ?? [];
    const led = await press?.();
    if (typeof led === 'string') return leadTo(reply, led);
    return showPage(reply, request.url, ask(thing));
  };
  app.get(path, answer);
  app.post(path, answer);
};

/** An amount in whole units as a person reads it, e.g. "12.30 EUR". */
export const moneyText = (amount: string | number, currency: string): string =>
  `${isCurrency(currency) ? fixed(decimal(amount), digitsOf(currency)) : amount} ${currency}`;

/** An amount in smallest units as a person reads it. */
export const moneyOf = (units: number, code: string): string => {
  const currency = code.toUpperCase();
  return moneyText(isCurrency(currency) ? fromMinor(units, currency) : units, currency);
};
