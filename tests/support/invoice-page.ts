import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatAmount } from '../../src/domain/format.ts';
import { invoiceKind } from '../../src/domain/invoice/kind.ts';
import { isPositive, zero } from '../../src/domain/money.ts';
import { creditable, owed, type PostedFacts } from '../../src/domain/posted/facts.ts';
import { standingSentence } from '../../src/domain/words/posted-refusals.ts';
import { counterfoil } from './sheet.ts';

/** What a person reads on an invoice's counterfoil. */
export interface SeenInvoice {
  word: string;
  amount: string;
  sentence: string;
  /** The acts that can be pressed, in their order. */
  offered: string[];
  /** The acts that can't, each with its reason. */
  refused: string[];
}

/** The acts each state offers and refuses with a reason, written by hand from the documents and never asked of the chart. */
const acts: Record<string, { offered: string[]; refused: string[] }> = {
  Draft: {
    offered: ['Edit', 'Duplicate', 'Delete', 'Download PDF'],
    refused: ['Record payment', 'Cancel invoice', 'Send'],
  },
  NotPaid: {
    offered: [
      ...['Record payment', 'Get payment link', 'Edit', 'Duplicate', 'Write off the rest', 'Cancel invoice'],
      ...['Send', 'Delivery', 'Download PDF', 'Print packing slip'],
    ],
    refused: ['Delete'],
  },
  DepositPaid: {
    offered: [
      ...['Record payment', 'Get payment link', 'Edit', 'Duplicate', 'Write off the rest', 'Cancel invoice'],
      ...['Send', 'Delivery', 'Download PDF', 'Print packing slip'],
    ],
    refused: ['Delete'],
  },
  Paid: {
    offered: [
      'Edit',
      'Duplicate',
      'Cancel invoice',
      'Send',
      'Delivery',
      'Download PDF',
      'Print packing slip',
    ],
    refused: ['Record payment', 'Delete'],
  },
  Cancelled: {
    offered: ['Undo cancellation', 'Duplicate', 'Delete', 'Send', 'Download PDF'],
    refused: ['Record payment', 'Edit'],
  },
  Deleted: {
    offered: ['Restore', 'Download PDF'],
    refused: ['Record payment', 'Edit', 'Duplicate', 'Cancel invoice', 'Send'],
  },
};

/**
 * What the page must show of an invoice.
 *
 * @param credit of its customer, which can be applied while something is owed
 */
export const expectedOf = (
  status: string,
  facts: PostedFacts,
  credit: string,
  currency: string,
): SeenInvoice => {
  const { offered, refused } = acts[status]!;
  const open = status === 'NotPaid' || status === 'DepositPaid';
  const closed = status === 'Cancelled' || status === 'Deleted';
  const issuable = status === 'Draft' && facts.lines > 0;
  const writtenOff = isPositive(facts.writtenOff);
  const credits = (open || status === 'Paid') && !writtenOff && isPositive(creditable(facts));
  // What was given back stands in the way of cancelling it.
  const stuck = facts.credited.length > 0 ? ['Cancel invoice'] : [];
  return {
    word: `${invoiceKind.statusWords[status]!.word}${writtenOff ? ', written off' : ''}`,
    amount: `${formatAmount(closed ? zero : owed(facts), currency, 'en')} ${currency}`,
    sentence: standingSentence(facts, status),
    offered: [
      ...(issuable ? ['Issue invoice'] : []),
      ...(open && isPositive(credit) ? ['Apply credit'] : []),
      ...(status === 'Paid' && writtenOff ? ['Undo write-off'] : []),
      ...(credits ? ['Issue credit note'] : []),
      ...offered.filter((name) => !stuck.includes(name)),
    ].sort(),
    refused: [...(status === 'Draft' && !issuable ? ['Issue invoice'] : []), ...stuck, ...refused].sort(),
  };
};

/** What the open page shows of its invoice; every refused act must carry its reason. */
export const seenOn = async (page: Page): Promise<SeenInvoice> => {
  const inside = counterfoil(page).locator('.inside');
  const seen = await inside.evaluate((stub) => {
    const said = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const label = (button: Element) =>
      said(button).slice(0, said(button).length - said(button.querySelector('kbd')).length);
    const next = [...stub.querySelectorAll('section')].find(
      (one) => said(one.querySelector('h2, h3')) === 'Next',
    );
    return {
      word: said(stub.firstElementChild),
      amount: said(stub.querySelector('.owed')),
      sentence: said(stub.querySelector('.sentence')).replace(/, (due|\d+ days? late).*/, ''),
      offered: [...(next?.querySelectorAll('button') ?? [])].map(label).sort(),
      refused: [...(next?.querySelectorAll('li') ?? [])].map((one) => said(one)).sort(),
    };
  });
  for (const one of seen.refused) expect(one).toMatch(/^[A-Z].+ [A-Z].+\.$/);
  const names = [
    ...new Set(Object.values(acts).flatMap(({ refused }) => refused)),
    ...['Issue invoice', 'Cancel invoice'],
  ];
  return { ...seen, refused: seen.refused.map((one) => names.find((name) => one.startsWith(name)) ?? one) };
};
