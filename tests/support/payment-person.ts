import { expect } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { minus } from '../../src/domain/money.ts';
import { currencyOfTaking, type PaymentDraft, pickedOf } from '../../src/domain/payment/taking.ts';
import { settledBy } from '../../src/domain/posted/received.ts';
import type { TakePaymentContext, TakePaymentInput } from '../../src/machines/payment/take-payment.flow.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { billApiFor } from './bill-api.ts';
import { type FlowOnPage, flowPerson } from './flow-person.ts';
import type { Member } from './member.ts';
import { postedApis } from './posted-api.ts';
import type { Product } from './product.ts';
import { pressDialog, ready, waiting } from './seen-dialog.ts';
import { dialog, pressAct } from './sheet.ts';
import { visit } from './visit.ts';

/** A number as its field shows it once left; what can't be read stays as it was typed. */
const shown = (typed: string) => (/^[\d.]+$/.test(typed) ? Number(typed).toFixed(2) : typed);
const surplusOf = (taking: TakePaymentContext) => {
  const { draft, homeCurrency } = taking;
  const owed = pickedOf(taking)?.owed ?? '0';
  const currency = currencyOfTaking(taking);
  const surplus = minus(settledBy(draft, { owed, currency }, homeCurrency), owed);
  return `${currency === 'GBP' ? '£' : '$'}${Number(surplus).toFixed(2)}`;
};

/** How each kind is laid, 100 owed on it, and what its dialog says of a surplus. */
const sides = {
  invoice: {
    calls: { preview: invoiceCalls.previewEffects, record: invoiceCalls.addPayment },
    keeps: 'Keep',
    surplus: (surplus: string) => `Keep ${surplus} as credit`,
    make: async ({ api }: Member, { currency }: OwingOne) => {
      const money = { ForeignCurrencyID: 826, ExchangeRate: '1.25' };
      const id = await api.invoice(currency === 'GBP' ? { money } : {});
      return { id, address: `/sales/view-invoice?item=${id}` };
    },
  },
  bill: {
    calls: { preview: billCalls.previewBill, record: billCalls.addBillPayment },
    keeps: 'Leave',
    surplus: (surplus: string) => `Leave ${surplus} as an advance`,
    make: async ({ client }: Member, { currency, discount }: OwingOne) => {
      const bills = billApiFor(client);
      const { today } = expectOk(await client.send(billCalls.nextBillNumber, {})).body.data;
      const foreign = currency === 'GBP' ? { CurrencyIDFK: 826, ExchangeRate: '1.25' } : {};
      const early = discount ? { EarlyPaymentPercent: discount, EarlyPaymentDays: 30 } : {};
      const items = [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '100', ForeignUnitPrice: '100' }];
      const more = { ...foreign, ...early };
      const id = await bills.bill({ vendor: await bills.vendor('Ada Mill'), items, more, day: today });
      return { id, address: `/bills/view?bill=${id}` };
    },
  },
} as const;
type OwingOne = TakePaymentInput['owing'][number];

/** Carries paths of the take-payment flow out on its dialog in a browser. */
export const paymentPerson = (product: Product, kind: keyof typeof sides): Executor<FlowOnPage> => {
  const { calls, keeps, surplus: keepsSurplus, make } = sides[kind];
  const paymentsOf = async ({ client, id }: FlowOnPage) =>
    (await postedApis[kind](client).view(id)).payment.filter((one) => one.kind === 'payment').length;
  return flowPerson(product, {
    ports: { preview: [calls.preview], recordPayment: [calls.record] },
    open: async (member, { input }) => {
      const { page } = member;
      const { id, address } = await make(member, (input as TakePaymentInput).owing[0]!);
      await visit(page, address);
      await pressAct(page, 'Record payment');
      return id;
    },
    events: {
      // Typing what stands there is no change to a field: something else is typed first.
      'draft.change': async ({ page }, { event }): Promise<Answer> => {
        const [[name, typed]] = Object.entries(event.patch as Partial<PaymentDraft>) as [[string, string]];
        const field = page.locator(`#payment-${name}`);
        await field.fill('7');
        await field.fill(typed);
        await field.blur();
        return 'accepted';
      },
      'currency.switch': async ({ page }): Promise<Answer> => {
        await dialog(page).locator('input[type=radio]:not(:checked)').check();
        return 'accepted';
      },
      'discount.switch': async ({ page }): Promise<Answer> => {
        await dialog(page).getByLabel('Take the 2% discount').click();
        return 'accepted';
      },
      'payment.submit': (world) => pressDialog(world, '(Record payment|Continue)'),
      'payment.confirm': (world) => pressDialog(world, 'Record payment'),
      'plan.back': (world) => pressDialog(world, 'Back'),
      'surplus.keep': (world) => pressDialog(world, keeps),
      'surplus.correct': (world) => pressDialog(world, 'Back'),
      'flow.close': (world) => pressDialog(world, 'Close'),
    },
    states: {
      typing: async ({ draft, problem }: TakePaymentContext, { page }) => {
        await expect.poll(() => page.locator('#payment-amount').inputValue()).toBe(shown(draft.amount));
        return ready(problem?.message ?? null, 'Close', draft.discount ? 'Continue' : 'Record payment');
      },
      asking: async (context: TakePaymentContext, { page }) => {
        const surplus = surplusOf(context);
        await dialog(page).getByText(`${surplus} more than the`).waitFor();
        return ready(null, 'Back', 'Close', keepsSurplus(surplus));
      },
      previewing: () => waiting('Close'),
      reviewing: async (_: TakePaymentContext, { page }) => {
        await dialog(page).getByText('Your costs go down by').waitFor();
        return ready(null, 'Back', 'Close', 'Record payment');
      },
      submitting: () => waiting(),
    },
    ends: {
      recorded: async (world) => expect(await paymentsOf(world)).toBe(1),
      closed: async (world) => expect(await paymentsOf(world)).toBe(0),
    },
  });
};
