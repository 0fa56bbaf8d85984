import { buttonsOf, escaped, moneyText, sandboxPage } from '../engine/page.ts';
import { type Act, type HostedSession, isOpen } from './sessions.ts';

const note = 'Sandbox payment page. No money moves here.';

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

const formOf = ({ id }: HostedSession): string => `<form method="post" action="/pay/sandbox">
<input type="hidden" name="session" value="${escaped(id)}">
${buttonsOf(labels)}
</form>`;

/** The payment page of a session. */
export const sessionPage = (session: HostedSession): string => {
  const { payee, purpose, amount, currency, successUrl } = session.request;
  const state = session.state === 'open' ? '' : `<p class="state" role="status">${states[session.state]}</p>`;
  const back = `<p><a href="${escaped(successUrl)}">Go back</a></p>`;
  return sandboxPage(
    `Pay ${payee}`,
    note,
    `<h1>${escaped(payee)}</h1><p class="amount">${escaped(moneyText(amount, currency))}</p>
<p class="purpose">${escaped(purpose)}</p>${state}${isOpen(session) ? formOf(session) : back}`,
  );
};

/** What a link shows whose session is not known here. */
export const unknownPage = sandboxPage(
  'Unknown payment page',
  note,
  '<h1>This payment page is not known here</h1><p>Ask for a new payment link.</p>',
);
