import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import * as invoice from '../../src/domain/invoice/status.ts';
import * as quote from '../../src/domain/quote/status.ts';
import { invoiceChart } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { quoteChart } from '../../src/machines/quote/quote.lifecycle.ts';

type Chart = typeof invoiceChart | typeof quoteChart;

/** The states of a chart an event leads on from, not only to themselves. */
const leftBy = (chart: Chart, event: string): string[] =>
  Object.values<AnyStateNode>(chart.states)
    .filter((state) => state.transitions.get(event)?.some(({ target }) => !target?.includes(state)))
    .map(({ key }) => key);
const those = (chart: Chart, holds: (status: string) => boolean) => Object.keys(chart.states).filter(holds);

test('what a status of an invoice means follows from where its chart leads', () => {
  expect(those(invoiceChart, invoice.isDraft)).toEqual([invoiceChart.config.initial]);
  expect(those(invoiceChart, invoice.awaitsPayment)).toEqual(leftBy(invoiceChart, 'balance.writeOff'));
  expect(those(invoiceChart, invoice.isBilled)).toEqual(leftBy(invoiceChart, 'invoice.cancel'));
  expect(those(invoiceChart, invoice.isDeleted)).toEqual(leftBy(invoiceChart, 'invoice.restore'));
  const undone = ['invoice.reinstate', 'invoice.restore'].flatMap((event) => leftBy(invoiceChart, event));
  expect(those(invoiceChart, invoice.isGone)).toEqual(undone);
});

test('what a status of a quote means follows from where its chart leads', () => {
  expect(those(quoteChart, quote.isOpen)).toEqual([quoteChart.config.initial]);
  expect(those(quoteChart, quote.isPutAway)).toEqual(leftBy(quoteChart, 'quote.restore'));
});
