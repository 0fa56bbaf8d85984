import type { Asked, Told } from '../../api/client/command.ts';
import { once } from '../../api/client/intent.ts';
import type { BatchPayment } from '../../api/documents/payment.ts';
import type { PostedCommands } from '../../api/documents/posted.ts';
import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { type Decimal, sum } from '../../domain/money.ts';
import { owed } from '../../domain/posted/facts.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import type { Problem } from '../../machines/problem.ts';
import { eachInTurn, someDone } from '../document/in-turn.ts';
import type { SurplusOffer } from './SurplusFirst.tsx';
import { type Planned, planEach } from './several.ts';

/** Records one payment over documents of one contact; null where they name nobody. */
export type PayBatch = (context: Asked, contactId: string | null, batch: BatchPayment) => Promise<Told>;

/** How the money of one currency moves: the bank, empty for the default one; the rate, empty for that of a payment's first document. */
export interface BankAndRate {
  bankId: string;
  rate: string;
}
export type BankAndRateByCurrency = Readonly<Record<string, BankAndRate>>;
const noBankOrRate: BankAndRate = { bankId: '', rate: '' };
export const bankAndRateIn = (byCurrency: BankAndRateByCurrency, currency: string): BankAndRate =>
  byCurrency[currency] ?? noBankOrRate;

/** One payment: its documents are of one contact and one currency. */
export interface PaymentOfSeveral {
  id: string;
  contactId: string | null;
  party: string;
  currency: string;
  documents: readonly [PostedView, ...PostedView[]];
  total: Decimal;
}

export const owedOn = ({ standing }: Pick<PostedView, 'standing'>): Decimal => owed(standing.facts);

/** The payments that pay all that is owed: one for each contact and currency, in the order they are met. */
export const paymentsOver = (documents: readonly PostedView[]): PaymentOfSeveral[] => {
  const groups = new Map<string, [PostedView, ...PostedView[]]>();
  for (const document of documents) {
    const key = `${document.contactId ?? document.id} ${document.currency}`;
    const group = groups.get(key);
    if (group) group.push(document);
    else groups.set(key, [document]);
  }
  return [...groups].map(([id, group]) => ({
    id,
    contactId: group[0].contactId,
    party: group[0].to.name,
    currency: group[0].currency,
    documents: group,
    total: sum(group.map(owedOn)),
  }));
};

/** What was paid beyond what was owed to or by each contact in each currency, and the documents it can be applied to, due first. */
export const surplusOffers = (documents: readonly PostedView[]): SurplusOffer[] =>
  paymentsOver(documents.toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))).map(
    ({ party, currency, documents: own }) => ({
      party,
      currency,
      surplus: own[0].credit,
      documents: own.map((document) => ({
        id: document.id,
        number: document.number,
        owed: owedOn(document),
      })),
    }),
  );

/** The rate a payment is recorded at: the one typed, or that of its first document; null at home. */
export const rateOf = (
  { currency, documents }: PaymentOfSeveral,
  { rate }: BankAndRate,
  home: string,
): Decimal | null => (currency === home ? null : rate || documents[0].rate);

interface Chosen {
  businessId: string;
  homeCurrency: string;
  mode: PaymentMode;
  byCurrency: BankAndRateByCurrency;
  /** Empty for today. */
  onDay: string;
  memo: string;
}

/** The day is typed once for all payments; only what is issued later than today can be paid on none. */
const isWrongDay = ({ fields }: Problem, { issuedOn, today }: PostedView): boolean =>
  issuedOn <= today && fields.some(({ field }) => field === 'onDay');

/**
 * Asks what paying each in full will do.
 *
 * @throws what is wrong with the day
 */
export const planPayments = async (
  commands: PostedCommands,
  { businessId, homeCurrency, mode, byCurrency, onDay, memo }: Chosen,
  documents: readonly PostedView[],
): Promise<Planned<PostedView>[]> => {
  const payments = paymentsOver(documents);
  const preview = (document: PostedView) => {
    const payment = payments.find((one) => one.documents.includes(document))!;
    const bankAndRate = bankAndRateIn(byCurrency, document.currency);
    const draft = {
      amount: owedOn(document),
      inHome: false,
      rate: rateOf(payment, bankAndRate, homeCurrency) ?? '1',
      mode,
      bankId: bankAndRate.bankId,
      bankCharge: '',
      onDay,
      memo,
      discount: false,
      taxRelief: false,
      shares: {},
    };
    const foreign = document.currency !== homeCurrency;
    return commands.previewPayment(businessId, document.id, { draft, surplus: undefined }, foreign);
  };
  return planEach(documents, preview, isWrongDay);
};

/**
 * Records the payments one after the other, each whole or not at all; each document is answered as its payment is.
 *
 * @throws the reason where none of them was recorded
 */
export const recordPayments = async (
  pay: PayBatch,
  { businessId, homeCurrency, mode, byCurrency, onDay, memo }: Chosen,
  payments: readonly PaymentOfSeveral[],
  message: string,
): Promise<BulkAnswer> => {
  const answer = await eachInTurn(payments, message, (payment) => {
    const { id, contactId, currency, documents } = payment;
    const bankAndRate = bankAndRateIn(byCurrency, currency);
    const shares = documents.map((document) => ({ id: document.id, amount: owedOn(document) }));
    const rate = rateOf(payment, bankAndRate, homeCurrency);
    const batch = { shares, mode, bankId: bankAndRate.bankId, bankCharge: '', rate, onDay, memo };
    return once(`payment.several ${id} ${shares.map((share) => share.id).join(' ')}`, (intentKey) =>
      pay({ businessId, intentKey }, contactId, batch),
    );
  });
  const rows = payments.flatMap(({ documents }, at) =>
    documents.map(({ id }) => ({ id, done: answer.rows[at]!.done, reason: answer.rows[at]!.reason })),
  );
  return someDone({ message: answer.message, rows });
};
