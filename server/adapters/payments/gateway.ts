import type { Decimal } from '../../../src/domain/money.ts';
import type { SessionReport } from '../../../src/domain/online-payment/session.ts';
import type { BankCountry } from '../../../src/domain/payment-provider/bank-country.ts';
import type { AccountState, ProviderBank } from '../../../src/domain/payment-provider/connection.ts';
import type { ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import type { ProviderReport } from '../../../src/domain/payment-provider/report.ts';
import type { DisputeReport } from '../../../src/domain/provider-money/dispute.ts';
import type { PayoutReport } from '../../../src/domain/provider-money/payout.ts';
import type { RefundReport } from '../../../src/domain/provider-money/refund.ts';
import type { HeaderFault, HostedSession, SessionRequest, Signing } from './provider.ts';

/** Why a provider didn't do what it was asked: it said no, or it gave no answer, and nobody knows what it did. */
export class GatewayError extends Error {
  readonly fault: 'refused' | 'unknown';
  /** What the provider calls its reason; null where it has no word for it. */
  readonly code: string | null;

  constructor(fault: 'refused' | 'unknown', message: string, code: string | null = null) {
    super(message);
    this.fault = fault;
    this.code = code;
  }
}

/** What a provider says of an account. */
export interface GatewayAccount {
  account: string;
  state: AccountState;
  /** What it calls the owner; null before that is known, and where it doesn’t say. */
  name: string | null;
}

/** A bank account that a person typed, and whose it is in the bank's words. */
export interface TypedBankAccount {
  country: BankCountry;
  bank: ProviderBank;
  number: string;
}

/** How an account is opened on the provider's own pages. */
export interface HostedSetUp {
  /** Opens an account. Asked again under the same key, it answers the same one. */
  create: (business: { id: string; name: string; country: string | null }, key: string) => Promise<string>;
  /** The page on which its set-up goes on. It is good for a few minutes. */
  page: (account: string, returnUrl: string) => Promise<string>;
  /** What the provider says of it now. One that was begun under a name of ours is answered under the provider’s own, once it has one. */
  look: (account: string) => Promise<GatewayAccount>;
}

/** How an account is opened by a bank account. */
export interface BankSetUp {
  banks: (country: BankCountry) => Promise<ProviderBank[]>;
  /** Whose account it is. @throws GatewayError for one that isn't there */
  nameOf: (typed: TypedBankAccount) => Promise<string>;
  /** Opens an account that pays out to it. */
  create: (
    business: { name: string; email: string; phone: string; feePercent: string },
    typed: TypedBankAccount,
  ) => Promise<GatewayAccount>;
}

/** What a payment page is asked for with. */
export type GatewaySession = Omit<SessionRequest, 'notifyUrl' | 'method'> & {
  /** Where the customer is written to; null where that isn’t known. */
  email: string | null;
};

/** A refund as it is asked for. */
export interface RefundRequest {
  account: string;
  charge: string;
  /** Our own id of it: asked again under it, the provider makes no second one, or is asked first whether it has made it. */
  refundId: string;
  amount: Decimal;
  currency: string;
}

/** What becomes of money after it was paid: every figure is the provider's own, asked for and never read from a report. */
export interface GatewaySettlements {
  /** Asks for money to be given back. */
  refund: (request: RefundRequest) => Promise<RefundReport>;
  /** Every refund of a payment, whoever asked for it; @throws GatewayError for a payment of another account. */
  refunds: (account: string, charge: string) => Promise<RefundReport[]>;
  /** Every dispute of a payment; @throws GatewayError for a payment of another account. */
  disputes: (account: string, charge: string) => Promise<DisputeReport[]>;
  /** A payout with what it is made of; @throws GatewayError for one of another account. */
  payout: (account: string, payout: string) => Promise<PayoutReport>;
  /** The payouts since a moment, by the provider's own ids. */
  payouts: (account: string, since: Date) => Promise<string[]>;
  /**
   * Payments of which a refund or a dispute began since a moment, other accounts' among them where the provider lists all together; left out by one
   * that has no list of refunds: payments are asked about one by one there.
   */
  moved?: (account: string, since: Date) => Promise<string[]>;
}

/** The headers of a report as they were sent. */
export type SentHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * A payment provider that businesses connect accounts of their own to. A port; every figure it is asked for is the server's.
 * All of it throws `GatewayError` for an answer that is no, or none.
 */
export interface PaymentGateway {
  name: ProviderName;
  /** True where it is a sandbox of ours. */
  sandbox: boolean;
  /** Where an account's money is seen at a sandbox of ours, and refunds, disputes and payouts are made; left out elsewhere. */
  sandboxPage?: (account: string) => string;
  /** False in the provider's test mode. */
  live: boolean;
  pages: HostedSetUp | null;
  bank: BankSetUp | null;
  /** Asks for a payment page on the account. Asked again with the same session, the provider opens no second one. */
  open: (request: GatewaySession) => Promise<HostedSession>;
  /** The page of a session whose opening was never answered; null where the provider has none. */
  find: (account: string, sessionId: string) => Promise<HostedSession | null>;
  /** How a session is now. Where the provider waits for it, a payment that the customer approved is taken first. */
  look: (account: string, session: string) => Promise<SessionReport>;
  /** Left out by a provider that says nothing of money after it was paid, or isn't asked for it yet. */
  settlements?: GatewaySettlements;
  /** What is wrong with the signature in the headers of a report, judged before anything of its body is read; null where the body decides. */
  headerFault: (headers: SentHeaders) => HeaderFault | null;
  /** How a body is signed. @throws Unavailable where what it is to be judged by can't be had at the moment */
  signingOf: (raw: Buffer, headers: SentHeaders) => Signing | Promise<Signing>;
  /** What a rightly signed body is about; null for one that can't be read. */
  read: (raw: Buffer) => ProviderReport | null;
}

/** The providers that can be connected here. */
export type Gateways = Readonly<Partial<Record<ProviderName, PaymentGateway>>>;
