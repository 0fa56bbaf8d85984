import type { Payment } from '../../src/domain/books/open-item.ts';
import { receivable } from '../../src/domain/books/side.ts';
import type { Decimal } from '../../src/domain/money.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import { providerRefusals } from '../../src/domain/payment-provider/refusals.words.ts';
import type { PostedBook } from '../../src/domain/posted/book.ts';
import type { PaymentGateway } from '../adapters/payments/gateway.ts';
import { rateOn } from '../store/books/exchange-rates.ts';
import { lockPayment } from '../store/books/items.ts';
import { type BusinessTx, Missing, type Tx } from '../store/database/tx.ts';
import { lockBook } from '../store/plan/posted-books.ts';
import { paymentOfCharge } from '../store/providers/provider-charges.ts';
import { returnedPaymentIds } from '../store/providers/returned-payments.ts';

/** A payment at its provider: its account, its mode and the provider's id for it. */
export interface ChargeAt {
  gateway: PaymentGateway;
  account: string;
  live: boolean;
  charge: string;
}

/** The document a charge paid and its payment, held, with those that brought its money back; the provider as people call it. Throws `Missing` where nothing books the charge. */
export const lockPaidOnline = async (
  tx: Tx,
  { gateway, charge, live }: ChargeAt,
): Promise<{
  book: PostedBook;
  payment: Payment;
  returnedPayments: Payment[];
  provider: string;
  live: boolean;
}> => {
  const known = await paymentOfCharge(tx, gateway.name, charge);
  if (!known) throw new Missing();
  const book = await lockBook(tx, receivable, known.documentId);
  const payment = await lockPayment(tx, known.id);
  const returnedPayments: Payment[] = [];
  for (const id of await returnedPaymentIds(tx, gateway.name, charge))
    returnedPayments.push(await lockPayment(tx, id));
  return { book, payment, returnedPayments, provider: labelOf(gateway.name), live };
};

/** A provider as people call it. */
export const labelOf = (provider: string): string =>
  providerRefusals.providerLabels[provider as ProviderName];

/** Home per unit of a currency today: 1 at home, null where there is no rate. */
export const homeRateOf = async (tx: BusinessTx, currency: string): Promise<Decimal | null> => {
  const { homeCurrency } = tx.business;
  if (currency === homeCurrency) return '1';
  return (await rateOn(tx, currency, homeCurrency, tx.today))?.rate ?? null;
};
