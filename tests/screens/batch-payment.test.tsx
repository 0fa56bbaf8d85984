import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { recordBatchPayment } from '../../src/api/documents/invoices.ts';
import type { VendorView } from '../../src/domain/contact/contact.ts';
import { BatchPaymentDialog } from '../../src/screens/customer/BatchPaymentDialog.tsx';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { BatchPayment } from '../../src/screens/posted/BatchPayment.tsx';
import { PayBillsDialog } from '../../src/screens/vendor/PayBillsDialog.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { pressable, pressButton } from '../support/flow-dialog.tsx';
import { eventually, render, type } from '../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (id: string) => ({
  id,
  invoicenumber: id,
  currency: 'USD',
  amountdue: '100',
  due_date: '2026-12-01',
});
const openBill = (id: string) => ({
  VendorBillID: id,
  VendorBillNo: id,
  OrderNo: '0',
  Currency: 'USD',
  Balance: '100',
  DueDate: '2026-12-01',
});

const mill = {
  id: 'mill',
  name: 'Paper Mill',
  lastMode: null,
  today: '2026-11-29',
  credits: [],
} as unknown as VendorView;

const dialogs = {
  'over invoices of a customer': (
    <BatchPaymentDialog customer={{ id: 'ada', name: 'Ada Stone' }} onDone={() => {}} onClose={() => {}} />
  ),
  'over bills of a vendor': <PayBillsDialog contact={mill} onDone={() => {}} onClose={() => {}} />,
};
type Which = keyof typeof dialogs;
const all = Object.keys(dialogs) as Which[];

/** The dialog over two documents of one contact, and what is sent by it. */
const opened = (which: Which, dialog = dialogs[which]) => {
  const sent: unknown[] = [];
  const data = {
    invoices: [open('INV-1'), open('INV-2')],
    VendorBills: [openBill('INV-1'), openBill('INV-2')],
  };
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    return Response.json({ status: 200, message: '', data });
  });
  render(
    <QueryClientProvider client={queryClient()}>
      <LocaleContext value="en">
        <BusinessContext value={currentBusiness}>{dialog}</BusinessContext>
      </LocaleContext>
    </QueryClientProvider>,
  );
  return { sent };
};

/** Where a field of this name is. */
const idOf = (name: string) =>
  `[id="${[...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(name))?.htmlFor}"]`;

test.each([
  ['about ten', false],
  ['-5', false],
  ['0', true],
  ['', true],
])('a share of “%s” beside one of 3: can be recorded is %s', async (share, recorded) => {
  opened(all[0]!);
  await eventually(() => expect(document.body.textContent).toContain('Share of INV-2'));
  type(idOf('Share of INV-1'), share);
  type(idOf('Share of INV-2'), '3');
  expect(pressable().includes('Record $3.00')).toBe(recorded);
});

test('what a bank’s statement shows of a payment is filled in, and spread over what is due first', async () => {
  const known = { amount: '150', onDay: '2026-11-20', bankId: '', mode: 3 as const };
  const owing = {
    queryKey: ['known'],
    queryFn: async () => ['INV-1', 'INV-2'].map((id) => ({ id, number: id, currency: 'USD', owed: '100' })),
  } as unknown as Parameters<typeof BatchPayment>[0]['owing'];
  const { sent } = opened(
    all[0]!,
    <BatchPayment
      kind="invoice"
      contact={{ id: 'ada', name: 'Ada Stone' }}
      owing={owing}
      lastMode={2}
      today="2026-11-29"
      known={known}
      record={recordBatchPayment}
      onDone={() => {}}
      onClose={() => {}}
    />,
  );
  await eventually(() => expect(pressable()).toContain('Record $150.00'));
  await pressButton('Record $150.00');
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    date: '2026-11-20',
    paymentmode: 3,
    payments: [
      { InvoiceId: 'INV-1', amount: '100' },
      { InvoiceId: 'INV-2', amount: '50' },
    ],
  });
});

test.each(all)('the day and the reference of a payment %s go with it', async (which) => {
  const { sent } = opened(which);
  await eventually(() => expect(document.body.textContent).toContain('Share of INV-2'));
  type(idOf('Share of INV-1'), '3');
  type(idOf('Paid on'), '11/20/2026');
  type(idOf('Reference or note'), 'Transfer 7741');
  await pressButton('Record $3.00');
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ date: '2026-11-20', memo: 'Transfer 7741' });
});

/** The payment of a vendor's bills who has an advance of 130. */
const openedWithAdvance = () =>
  opened(
    all[1]!,
    <PayBillsDialog
      contact={{ ...mill, credits: [{ currency: 'USD', amount: '130' }] }}
      onDone={() => {}}
      onClose={() => {}}
    />,
  );

test('an advance with the vendor is offered first, to the bills due first, and then only what is left is paid', async () => {
  const { sent } = openedWithAdvance();
  await eventually(() => expect(pressable()).toContain('Apply advance'));
  expect(document.body.textContent).toContain('You have an advance of $130.00 with Paper Mill');
  expect(document.body.textContent).toContain('INV-1: $100.00 of $100.00 owed');
  expect(document.body.textContent).toContain('INV-2: $30.00 of $100.00 owed');
  await pressButton('Apply advance');
  await eventually(() => expect(document.body.textContent).toContain('Share of INV-2'));
  expect(sent).toMatchObject([
    { vendorBillId: 'INV-1', amount: '100' },
    { vendorBillId: 'INV-2', amount: '30' },
  ]);
});

test('whoever pays without the advance goes on to the payment, and nothing is applied', async () => {
  const { sent } = openedWithAdvance();
  await eventually(() => expect(pressable()).toContain('Pay without it'));
  await pressButton('Pay without it');
  await eventually(() => expect(document.body.textContent).toContain('Share of INV-2'));
  expect(sent).toEqual([]);
});

test.each(['EUR', 'NGN'])('an advance in %s, which no bill is in, is not offered', async (currency) => {
  opened(
    all[1]!,
    <PayBillsDialog
      contact={{ ...mill, credits: [{ currency, amount: '130' }] }}
      onDone={() => {}}
      onClose={() => {}}
    />,
  );
  await eventually(() => expect(document.body.textContent).toContain('Share of INV-2'));
});
