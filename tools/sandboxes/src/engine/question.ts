import type { ServerResponse } from 'node:http';
import { fromMinor } from '../../../../server/adapters/payments/minor-units.ts';
import { fixed } from '../../../../src/domain/money.ts';
import { digitsOf, isCurrency } from '../../../../src/domain/values/currency.ts';
import { escaped, pageHeaders, sandboxPage } from './page.ts';

/** What may be pressed on a page of a sandbox: the value sent and its words. */
export type Pressable = readonly [act: string, label: string];

/** An act, where what lives there lets it happen. */
export const offered = (can: boolean, act: string, label: string): Pressable[] => (can ? [[act, label]] : []);

/** What a person is asked on a page of a sandbox. */
export interface Question {
  title: string;
  heading: string;
  amount?: string;
  text: string;
  /** What may be pressed, the usual first. Left out where nothing is asked any more. */
  acts?: readonly Pressable[];
  action: string;
  /** Where the form, or the link that stands in its place, leads back to. */
  back: string;
}

const formOf = ({ acts, action, back }: Question): string =>
  acts && acts.length > 0
    ? `<form method="post" action="${escaped(action)}">${acts
        .map(
          ([act, label], n) =>
            `<button name="act" value="${escaped(act)}"${n === 0 ? ' class="first"' : ''}>${escaped(label)}</button>`,
        )
        .join('\n')}</form>`
    : `<p><a href="${escaped(back)}">Go back</a></p>`;

/** Shows a page of a sandbox. */
export const showPage = (response: ServerResponse, question: Question): void => {
  const { title, heading, amount, text, back } = question;
  const note = 'Sandbox page. No money moves here.';
  const body = `<h1>${escaped(heading)}</h1>${amount ? `<p class="amount">${escaped(amount)}</p>` : ''}
<p class="purpose">${escaped(text)}</p>${formOf(question)}`;
  response.writeHead(200, pageHeaders([back])).end(sandboxPage(title, note, body));
};

/** Says that there is no such page. */
export const noPage = (response: ServerResponse): void => {
  response
    .writeHead(404, pageHeaders([]))
    .end(
      sandboxPage(
        'Unknown page',
        'Sandbox page.',
        '<h1>This page isn’t known here</h1><p>Ask for a new link.</p>',
      ),
    );
};

/** Smallest units as money is read, e.g. "12.30 EUR". */
export const moneyOf = (units: number, code: string): string => {
  const currency = code.toUpperCase();
  return isCurrency(currency)
    ? `${fixed(fromMinor(units, currency), digitsOf(currency))} ${currency}`
    : `${units} ${currency}`;
};

/** Leads a browser on. */
export const leadTo = (response: ServerResponse, address: string): void => {
  response.writeHead(303, { location: address, 'cache-control': 'no-store' }).end();
};
