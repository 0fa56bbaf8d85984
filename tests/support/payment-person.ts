import { expect } from 'vitest';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { minus } from '../../src/domain/money.ts';
import { currencyOfTaking, type PaymentDraft, pickedOf } from '../../src/domain/payment/taking.ts';
import { settledBy } from '../../src/domain/posted/received.ts';
import type { TakePaymentContext, TakePaymentInput } from '../../src/machines/payment/take-payment.flow.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { type FlowOnPage, flowPerson } from './flow-person.ts';
import type { Product } from './product.ts';
import { pressDialog, ready, waiting } from './seen-dialog.ts';
import { counterfoil, dialog } from './sheet.ts';
import { visit } from './visit.ts';

/** A number as its field shows it once left; what can't be read stays as it was typed. */
const shown = (typed: string) => (/^[\d.]+$/.test(typed) ? Number(typed).toFixed(2) : typed);
const surplusOf = (taking: TakePaymentContext) => {
  const { draft, homeCurrency } = taking;
  const owed = pickedOf(taking)?.owed ?? '0';
  const currency = currencyOfTaking(taking);
  const surplus = minus(settledBy(draft, { owed, currency }, homeCurrency), owed);
  return `${currency === 'GBP' ? '£' : '$'} ${Number(surplus).toFixed(2)}`;
};
const paymentsOf = async ({ api, id }: FlowOnPage) => (await api.view(id)).payment.length;

/** Carries paths of the take-payment flow out on its dialog in a browser. */
export const paymentPerson = (product: Product): Executor<FlowOnPage> =>
  flowPerson(product, {
    ports: { recordPayment: [invoiceCalls.addPayment] },
    open: async ({ page, api }, { input }) => {
      const inPounds = (input as TakePaymentInput).owing[0]?.currency === 'GBP';
      const id = await api.invoice(
        inPounds ? { money: { ForeignCurrencyID: 826, ExchangeRate: '1.25' } } : {},
      );
      await visit(page, `/sales/view-invoice?item=${id}`);
      await counterfoil(page).getByRole('button', { name: 'Record payment', exact: true }).click();
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
      'payment.submit': (world) => pressDialog(world, 'Record payment'),
      'surplus.keep': (world) => pressDialog(world, 'Keep .+ as credit'),
      'surplus.correct': (world) => pressDialog(world, 'Back'),
      'flow.close': (world) => pressDialog(world, 'Close'),
    },
    states: {
      typing: async ({ draft, problem }: TakePaymentContext, { page }) => {
        await expect.poll(() => page.locator('#payment-amount').inputValue()).toBe(shown(draft.amount));
        return ready(problem?.message ?? null, 'Close', 'Record payment');
      },
      asking: async (context: TakePaymentContext, { page }) => {
        const surplus = surplusOf(context);
        await dialog(page).getByText(`${surplus} more than the`).waitFor();
        return ready(null, 'Back', 'Close', `Keep ${surplus} as credit`);
      },
      submitting: () => waiting(),
    },
    ends: {
      recorded: async (world) => expect(await paymentsOf(world)).toBe(1),
      closed: async (world) => expect(await paymentsOf(world)).toBe(0),
    },
  });
