import { compare, type Decimal, fits, isPositive, minus, times, zero } from '../money.ts';
import type { PayMethod } from '../payment-provider/pay-method.ts';
import { owed, type PostedFacts } from '../posted/facts.ts';
import { digitsOf } from '../values/currency.ts';

/** One invitation to pay an invoice online, as we keep it; what came of it is the provider's word. */
export interface PaymentSession {
  id: string;
  provider: string;
  method: PayMethod;
  status: string;
  documentId: string;
  /** Whom the money is credited to, and in which currency and at which rate, whatever becomes of the invoice. */
  contactId: string;
  amount: Decimal;
  currency: string;
  rate: Decimal;
  /** False for the provider's test mode, in which no money moves; null or left out where no account was asked. */
  live?: boolean | null;
}

/** What the session's chart knows of it. */
export interface SessionFacts {
  amount: Decimal;
  currency: string;
}

/** Money as a provider reports it. */
export interface Money {
  amount: Decimal;
  currency: string;
}

/** What a provider reports of a session; unanswered is its silence when a page was asked for. A charge is one movement of money; its id is the same in every report of it. */
export type SessionReport =
  | { type: 'session.unanswered' }
  | { type: 'session.created' }
  | { type: 'payment.started' }
  | { type: 'payment.declined' }
  | { type: 'session.cancelled' }
  | { type: 'session.expired' }
  | { type: 'payment.received'; money: Money; charge: string };

/** A report as it reached us: its own id, and the session it is about by the ids we gave. */
export interface ProviderEvent {
  id: string;
  businessId: string;
  sessionId: string;
  report: SessionReport;
}

/** Some money, in the currency that was asked for and in its smallest units. */
export const isOwnMoney = (facts: SessionFacts, { amount, currency }: Money): boolean =>
  isPositive(amount) && currency === facts.currency && fits(amount, digitsOf(currency));

/** So much more than was asked that a person looks first. Source: answers.md, more than twice the session’s amount is held for a person. */
export const isFarTooMuch = (facts: SessionFacts, { amount }: Money): boolean =>
  compare(amount, times(facts.amount, '2')) > 0;

/**
 * What an online payment asks: the rest of the deposit while one is asked for and not paid yet, else the balance.
 * Source: workflows.md, "Part payment under the required deposit".
 */
export const amountToRequest = (facts: PostedFacts, depositRequired: Decimal | null): Decimal => {
  const missing = minus(depositRequired ?? zero, facts.settled);
  const balance = owed(facts);
  return isPositive(missing) && compare(missing, balance) < 0 ? missing : balance;
};
