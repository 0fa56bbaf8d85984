// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { invoiceCommands } from '../../src/api/documents/invoices.ts';
import { currencyOfTaking } from '../../src/domain/payment/taking.ts';
import { settledBy } from '../../src/domain/posted/received.ts';
import type { TakePaymentContext, TakePaymentInput } from '../../src/machines/payment/take-payment.flow.ts';
import model, { isOfDocument } from '../../src/machines/payment/take-payment.model.ts';
import { TakePaymentDialog } from '../../src/screens/posted/TakePaymentDialog.tsx';
import { criteria, dialogOf, expectReady, expectWaiting, walk } from '../support/dialog-paths.tsx';
import { pending } from '../support/fake-client.ts';
import { dialogText, invoiceView, openDialog, pressButton } from '../support/flow-dialog.tsx';
import { find, leave, pick, type as typeIn } from '../support/render.tsx';

vi.mock('../../src/api/client/client.ts', () => import('../support/fake-client.ts'));

const amount = '#payment-amount';
const inPounds = { currency: 'GBP', rate: '1.25', homeTotal: '125' };
const early = { issuedOn: '2026-11-11', earlyPercent: '2', earlyDays: 10 };

/** What the chart says of what is owed, as the page of a document would be given it. */
const labelsOf = ([owing]: TakePaymentInput['owing']) => ({
  ...(owing?.currency === 'GBP' ? inPounds : {}),
  ...(owing?.discount ? early : {}),
});

/** An amount as the field shows it once left; what can't be read stays as it was typed. */
const shown = (typed: string) => (/^[\d.]+$/.test(typed) ? Number(typed).toFixed(2) : typed);

const dialog = dialogOf({
  start: ({ input }) => {
    const invoice = invoiceView('0', labelsOf((input as TakePaymentInput).owing));
    return openDialog(pending, (ends) => (
      <TakePaymentDialog commands={invoiceCommands} document={invoice} {...ends} />
    ));
  },
  events: {
    // Typing what stands there is no change to a field: something else is typed first.
    'draft.change': (_, { event }) => {
      const [[field, typed]] = Object.entries(event.patch as Record<string, string>) as [[string, string]];
      typeIn(`#payment-${field}`, '7');
      typeIn(`#payment-${field}`, typed);
      leave(`#payment-${field}`);
      return 'accepted';
    },
    'currency.switch': async () => {
      await pick('[role=dialog] input[type=radio]:not(:checked)');
      return 'accepted' as const;
    },
    'discount.switch': async () => {
      await pick('[role=dialog] input[type=checkbox]');
      return 'accepted' as const;
    },
    'payment.submit': () => pressButton(/^(Record payment|Continue)$/),
    'payment.confirm': () => pressButton('Record payment'),
    'plan.back': () => pressButton('Back'),
    'surplus.keep': () => pressButton(/^Keep .+ as credit$/),
    'surplus.correct': () => pressButton('Back'),
    'flow.close': () => pressButton('Close'),
  },
  ports: { preview: (data) => ({ data }), recordPayment: () => ({ message: 'Payment recorded.', data: {} }) },
  states: {
    typing: (world, { context }) => {
      const { draft, problem } = context as TakePaymentContext;
      expect(find<HTMLInputElement>(amount).value).toBe(shown(draft.amount));
      const act = draft.discount ? 'Continue' : 'Record payment';
      expectReady(world, problem?.message ?? null, 'Close', act);
    },
    previewing: (world) => expectWaiting(world, 'Close'),
    reviewing: (world) => {
      expect(dialogText()).toContain('What this will do');
      expectReady(world, null, 'Back', 'Close', 'Record payment');
    },
    asking: (world, { context }) => {
      const { draft, ...taking } = context as TakePaymentContext;
      const currency = currencyOfTaking({ ...taking, draft });
      const sign = currency === 'GBP' ? '£' : '$';
      const surplus = `${sign}${(Number(settledBy(draft, { owed: '100', currency }, 'USD')) - 100).toFixed(2)}`;
      expect(dialogText()).toContain(`${surplus} more than the ${sign}100.00 that is owed.`);
      expectReady(world, null, 'Back', 'Close', `Keep ${surplus} as credit`);
    },
    submitting: (world) => expectWaiting(world),
  },
  ends: { recorded: 'done', closed: 'closed' },
});

// The dialogs of a customer's money are walked in tests of their own.
const ofInvoice = { ...model, starts: model.starts.filter(isOfDocument) };

test.each(criteria)('the dialog of a payment shows what the chart says on every path for %s', (criterion) =>
  walk(ofInvoice, dialog, criterion),
);
