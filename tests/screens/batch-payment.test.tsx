import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { BatchPaymentDialog } from '../../src/screens/customer/BatchPaymentDialog.tsx';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { BusinessContext } from '../../src/screens/shell/business.ts';
import { queryClient } from '../../src/screens/shell/query-client.ts';
import { currentBusiness } from '../support/current-business.ts';
import { pressable } from '../support/flow-dialog.tsx';
import { eventually, render, type } from '../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (id: string) => ({
  id,
  invoicenumber: id,
  currency: 'USD',
  amountdue: '100',
  due_date: '2026-12-01',
});

test.each([
  ['about ten', false],
  ['-5', false],
  ['0', true],
  ['', true],
])('a share of “%s” beside one of 3: can be recorded is %s', async (share, recorded) => {
  const invoices = [open('INV-1'), open('INV-2')];
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, message: '', data: { invoices } }));
  render(
    <QueryClientProvider client={queryClient()}>
      <LocaleContext value="en">
        <BusinessContext value={currentBusiness}>
          <BatchPaymentDialog
            customer={{ id: 'ada', name: 'Ada Stone' }}
            onDone={() => {}}
            onClose={() => {}}
          />
        </BusinessContext>
      </LocaleContext>
    </QueryClientProvider>,
  );
  await eventually(() => expect(document.body.textContent).toContain('Share of INV-2'));
  const field = (invoice: string) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.includes(`Share of ${invoice}`),
    );
    return `[id="${label?.htmlFor}"]`;
  };
  type(field('INV-1'), share);
  type(field('INV-2'), '3');
  expect(pressable().includes('Record $3.00')).toBe(recorded);
});
