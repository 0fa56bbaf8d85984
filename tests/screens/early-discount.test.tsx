import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invoiceCommands } from '../../src/api/documents/invoices.ts';
import { sentPayment } from '../../src/api/documents/payment.ts';
import type { PaymentDraft } from '../../src/domain/payment/taking.ts';
import { noEffects } from '../../src/machines/no-effects.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { TakePaymentDialog } from '../../src/screens/posted/TakePaymentDialog.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { dialogText, invoiceView, pressButton, withoutBanks } from '../support/flow-dialog.tsx';
import { eventually, pick, render } from '../support/render.tsx';

const early = { kind: 'bill', issuedOn: '2026-11-11', earlyPercent: '2', earlyDays: 10 } as const;

/** The dialog of a payment of a document, and what it asks to be planned. */
const shown = (tax: string) => {
  const planned: PaymentDraft[] = [];
  const commands = {
    ...invoiceCommands,
    previewPayment: async (_: string, __: string, { draft }: { draft: PaymentDraft }) => {
      planned.push(draft);
      return noEffects;
    },
  };
  render(
    <QueryClientProvider client={withoutBanks()}>
      <LocaleContext value="en">
        <BusinessContext value={currentBusiness}>
          <TakePaymentDialog
            commands={commands}
            document={invoiceView('0', { ...early, tax })}
            onDone={() => {}}
            onClose={() => {}}
          />
        </BusinessContext>
      </LocaleContext>
    </QueryClientProvider>,
  );
  return planned;
};
const relief = '[role=dialog] input[type=checkbox]:not(:checked)';
const sentRelief = (draft: PaymentDraft | undefined) => draft && sentPayment(draft, false).taxRelief;

test('a discount asks whether its tax is given back, and says so in what it sends', async () => {
  const planned = shown('10');
  expect(dialogText()).toContain('Give the tax back');
  expect(await pressButton('Continue')).toBe('accepted');
  await eventually(() => expect(planned).toHaveLength(1));
  expect(sentRelief(planned[0])).toBe(undefined);
  await pressButton('Back');
  await pick(relief);
  expect(await pressButton('Continue')).toBe('accepted');
  await eventually(() => expect(planned).toHaveLength(2));
  expect(sentRelief(planned[1])).toBe(true);
});

test('without the discount, and without tax, nothing is asked of it', async () => {
  shown('10');
  await pick('[role=dialog] input[type=checkbox]');
  expect(dialogText()).not.toContain('Give the tax back');
  shown('0');
  expect(dialogText()).toContain('Take the 2% discount');
  expect(dialogText()).not.toContain('Give the tax back');
});
