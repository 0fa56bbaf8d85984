import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { invoiceCommands } from '../../src/api/documents/invoices.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { TakePaymentDialog } from '../../src/screens/posted/TakePaymentDialog.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { invoiceView, pressButton, withoutBanks } from '../support/flow-dialog.tsx';
import { eventually, find, render } from '../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

/** What stands beside a field, and whether the dialog's summary leads to it. */
const beside = (id: string) => ({
  text: (find(`#${id}`).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((part) => document.getElementById(part)?.textContent ?? '')
    .join(' '),
  linked: document.querySelector(`[role=alert] a[href="#${id}"]`) !== null,
});

test.each([
  ['date', 'payment-onDay', 'Date must be a day.'],
  ['date', 'payment-onDay', 'The payment can’t be before the issue date.'],
  ['ExchangeRate', 'payment-rate', 'Exchange rate must be an amount.'],
  ['ExchangeRate', 'payment-rate', 'The exchange rate is too large.'],
  ['amount', 'payment-amount', 'The amount is too large.'],
])('a payment refused for its %s says so beside the field %s', async (field, id, message) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ Message: message, kind: 'invalid', fields: [{ field, message }] }, { status: 400 }),
  );
  const invoice = invoiceView('0', { currency: 'GBP', rate: '1.25', homeTotal: '125' });
  render(
    <QueryClientProvider client={withoutBanks()}>
      <LocaleContext value="en">
        <BusinessContext value={currentBusiness}>
          <TakePaymentDialog
            commands={invoiceCommands}
            document={invoice}
            onDone={() => {}}
            onClose={() => {}}
          />
        </BusinessContext>
      </LocaleContext>
    </QueryClientProvider>,
  );
  expect(await pressButton('Record payment')).toBe('accepted');
  await eventually(() => expect(beside(id).text).toContain(message));
  expect(beside(id).linked).toBe(true);
});
