import type { Document } from '../../src/domain/documents/document.ts';
import { type InvoiceBook, standingOf } from '../../src/domain/invoice/book.ts';
import { planPayment, type Receipt } from '../../src/domain/invoice/payment.ts';
import { type Decimal, isPositive, sum } from '../../src/domain/money.ts';
import type { Money, PaymentSession } from '../../src/domain/online-payment/session.ts';
import { planUnowed } from '../../src/domain/online-payment/unowed.ts';
import type { Plan, World } from '../../src/domain/plan.ts';
import { isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { type News, tellOwners } from '../services/tell-owners.ts';
import { isBooked } from '../store/payment-sessions.ts';
import { granted, type Tx } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';

/** The payment as the invoice takes it, at its own rate; null when it takes none of it. */
const asPayment = (
  book: InvoiceBook,
  money: Money,
  receipt: Receipt,
  world: World,
): Plan | Refusal | null => {
  const { amount } = money;
  const { currency, rate } = book.document;
  const reduction = { amount, surplus: 'credit' as const };
  const to = decide(invoiceLifecycle, standingOf(book.document), { type: 'payment.record', reduction });
  if (isRefusal(to) || currency !== money.currency) return null;
  const plan = planPayment([{ book, amount, to }], { ...receipt, rate }, world);
  return isRefusal(plan) && plan.kind !== 'locked-period' ? null : plan;
};

const surplusNews = (document: Document, { amount, currency }: Money, credit: Decimal): News => ({
  subject: `More was paid online than ${document.number} asked for`,
  paragraphs: [
    `${document.parties.to.name} paid ${amount} ${currency} online for ${document.number}.`,
    `${credit} ${currency} of it is more than was owed, and is kept as credit of this customer. Apply it to another invoice, or pay it back.`,
  ],
  document,
});

/**
 * Books a movement of money at the provider once: as a payment where the invoice takes it, with any surplus as credit; as
 * credit altogether where it takes none. The owners are told of what became credit. Answers what became of it.
 *
 * @param charge the movement's own id at the provider
 * @throws Refused while the books are locked today
 */
export const bookCharge = async (
  tx: Tx,
  book: InvoiceBook,
  session: PaymentSession,
  { money, charge }: { money: Money; charge: string },
  origin: string,
): Promise<string> => {
  const source = { provider: session.provider, charge };
  if (await isBooked(tx, source)) return 'booked before';
  const world = await worldOf(tx);
  const receipt: Receipt = {
    mode: 4,
    onDay: tx.today,
    bankAccount: null,
    memo: 'Online payment',
    // What it brings at home is known when the provider pays out; until then it is worth what was asked.
    rate: session.rate,
    inHome: null,
    source,
  };
  const plan = granted(
    asPayment(book, money, receipt, world) ??
      planUnowed(book.document, session, money.amount, receipt, world),
  );
  await writePlan(tx, plan);
  const credit = sum(plan.items.map((item) => item.amount));
  if (!isPositive(credit)) return 'booked';
  await tellOwners(tx, origin, surplusNews(book.document, money, credit));
  return 'booked, with credit';
};
