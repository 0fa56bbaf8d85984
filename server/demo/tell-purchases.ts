import { payable } from '../../src/domain/books/side.ts';
import { over, rounded, times } from '../../src/domain/money.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { dueLessDiscount } from '../../src/domain/posted/early-discount.ts';
import { owed } from '../../src/domain/posted/facts.ts';
import { earlyUntil } from '../../src/domain/typed/dated-discount.ts';
import { createPosted } from '../commands/create-posted.ts';
import { issuePosted } from '../commands/issue-posted.ts';
import { createNonPosting } from '../commands/non-posting.ts';
import { billOrder } from '../commands/order.ts';
import { recordPayment } from '../commands/record-payment.ts';
import { saveContact } from '../commands/save-contact.ts';
import { createExpense } from '../commands/save-expense.ts';
import { plainRequest, type TemplatedRequest } from '../services/look-up.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { spendings, vendors, wares } from './cast.ts';
import type { Purchase, StoryAct } from './story-acts.ts';
import { giveSomeBack } from './tell-credit.ts';

/** What was bought so far, by its number in the story. */
export interface Bought {
  vendors: Map<number, string>;
  orders: Map<number, string>;
  bills: Map<number, string>;
}

/** What a month's rooms cost, and the account of rents. */
const rent = { vendor: 2, amount: '850', account: 21 };

type Rate = (day: string) => string;

const requestOf = (
  { vendor, lines }: Purchase,
  day: string,
  bought: Bought,
  wareIds: ReadonlyMap<number, string>,
  rateOn: Rate,
): Omit<TemplatedRequest, 'subtype'> => {
  const { currency } = vendors[vendor]!;
  const rate = currency ? rateOn(day) : null;
  return {
    ...plainRequest,
    reference: '',
    contactId: bought.vendors.get(vendor)!,
    issuedOn: day,
    dueOn: null,
    currency,
    rate,
    notes: '',
    lines: lines.map(({ ware, quantity }) => {
      const { name, stock } = wares[ware]!;
      const cost = stock?.unitCost ?? '0';
      return {
        id: null,
        productId: wareIds.get(ware)!,
        name,
        description: '',
        quantity: String(quantity),
        price: rate ? rounded(over(cost, rate), 2) : cost,
        taxId: null,
      };
    }),
  };
};

const rented = async (ctx: Ctx, day: string, bought: Bought): Promise<string> => {
  const line = { id: null, productId: null, name: 'Rent of the month', description: '', quantity: '1' };
  const made = await createPosted(ctx, {
    ...plainRequest,
    subtype: 'bill',
    // By the day: rents every thirty days may fall twice in one month.
    reference: `R ${day}`,
    contactId: bought.vendors.get(rent.vendor)!,
    issuedOn: day,
    dueOn: null,
    notes: '',
    lines: [{ ...line, price: rent.amount, taxId: null, accountId: rent.account }],
    issue: true,
    deposit: '0',
    mode: 2,
  });
  return made.ids[0]!;
};

const billed = async (ctx: Ctx, id: string, share: number): Promise<string> => {
  const order = await withBusiness(ctx, 'read', async (tx) => (await findDocuments(tx, 'order', [id]))[0]!);
  const quantities = new Map(
    order.lines.map((line) => [line.id, rounded(times(line.quantity, String(share)), 0)]),
  );
  return (await billOrder(ctx, id, { quantities, confirmed: true })).ids[0]!;
};

const paid = async (ctx: Ctx, id: string, day: string, rateOn: Rate): Promise<void> => {
  const bill = await withBusiness(ctx, 'read', async (tx) => (await findDocuments(tx, 'bill', [id]))[0]!);
  const rest = owed(standingOf(bill).facts);
  // Told again from the start, an act that was played before is found by its key, whatever is owed by now.
  const until = earlyUntil(bill);
  const lessDiscount = until !== null && day <= until;
  const shares = [{ id, amount: rest === '0' ? '1' : lessDiscount ? dueLessDiscount(bill) : rest }];
  const rate = bill.currency === ctx.business.homeCurrency ? null : rateOn(day);
  await recordPayment(ctx, payable, { shares, lessDiscount, rate, mode: 2, onDay: day, memo: '' });
};

const spent = async (ctx: Ctx, place: number, day: string): Promise<void> => {
  const { category, name, description, amount } = spendings[place]!;
  await createExpense(ctx, {
    name,
    description,
    reference: '',
    category,
    vendorId: null,
    onDay: day,
    mode: 1,
    bankId: null,
    currency: ctx.business.homeCurrency,
    rate: null,
    amount,
    includesTax: true,
    taxId: null,
  });
};

/** Plays an act of buying; true where it was one. */
export const playPurchase = async (
  ctx: Ctx,
  act: StoryAct,
  bought: Bought,
  { wareIds, rateOn }: { wareIds: ReadonlyMap<number, string>; rateOn: Rate },
): Promise<boolean> => {
  switch (act.act) {
    case 'vendor':
      bought.vendors.set(act.vendor, (await saveContact(ctx, payable, vendors[act.vendor]!, null)).id);
      return true;
    case 'order': {
      const request = requestOf(act.purchase, act.day, bought, wareIds, rateOn);
      const made = await createNonPosting(ctx, 'order', { ...request, subtype: 'order', issue: true });
      bought.orders.set(act.purchase.n, made.ids[0]!);
      return true;
    }
    case 'bill order':
      bought.bills.set(act.purchase, await billed(ctx, bought.orders.get(act.purchase)!, act.share));
      return true;
    case 'approve bill':
      await issuePosted(ctx, 'bill', bought.bills.get(act.purchase)!);
      return true;
    case 'rent':
      bought.bills.set(act.purchase, await rented(ctx, act.day, bought));
      return true;
    case 'pay bill':
      await paid(ctx, bought.bills.get(act.purchase)!, act.day, rateOn);
      return true;
    case 'send back':
      await giveSomeBack(ctx, payable, 'bill', bought.bills.get(act.purchase)!, 'Damaged on the way');
      return true;
    case 'spend':
      await spent(ctx, act.spending, act.day);
      return true;
    default:
      return false;
  }
};
