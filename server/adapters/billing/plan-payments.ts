import type { Decline } from '../../../src/domain/billing/decline.ts';
import type { Decimal } from '../../../src/domain/money.ts';
import type { SentHeaders } from '../payments/gateway.ts';
import type { HeaderFault, Signing } from '../payments/provider.ts';

/** A method of payment that a business keeps at the provider. */
export interface KeptMethod {
  customer: string;
  method: string;
  /** As its owner knows it, e.g. "Visa •••• 4242". */
  label: string;
}

/**
 * How a payment is at the provider. `ref` is what the provider knows it by, null where it made none; `reference` is what we gave when it was
 * asked for. A page on which a method is kept is a payment of nothing.
 */
export type PlanPaymentReport = { ref: string | null; reference: string | null } & (
  | {
      /** The provider's page, or the bank's confirmation, waits for the buyer. */
      status: 'requires_action';
      link: string | null;
    }
  | {
      /** The bank hasn't answered yet. */
      status: 'pending';
    }
  | {
      status: 'succeeded';
      amount: Decimal;
      currency: string;
      /** How much of it was given back since. */
      refunded: Decimal;
      disputed: boolean;
      kept: KeptMethod | null;
    }
  | { status: 'kept'; kept: KeptMethod }
  | { status: 'failed'; decline: Decline }
  | {
      /** Its page expired or was closed, it was cancelled, or the provider knows of no such payment. */
      status: 'lapsed';
    }
);

/** A page of the provider, for a business that may not be known there yet. */
export interface PageRequest {
  /** Our own id of the payment. Asked again with the same one, the provider opens no second page. */
  reference: string;
  customer: string | null;
  /** Where the provider writes to; used while there is no customer. */
  email: string;
  successUrl: string;
  cancelUrl: string;
}

/** A page on which an amount is paid, and the method kept for later ones. */
export interface CheckoutRequest extends PageRequest {
  amount: Decimal;
  currency: string;
  /** What is paid for, as the buyer reads it. */
  description: string;
  /** A line beneath it. */
  detail?: string;
}

export interface PlanPage {
  ref: string;
  /** Null where it isn't open any more. */
  link: string | null;
}

/** A kept method is charged. */
export interface ChargeRequest {
  /** Our own id of the payment. Asked again with the same one, the provider takes no money twice. */
  reference: string;
  kept: Pick<KeptMethod, 'customer' | 'method'>;
  amount: Decimal;
  currency: string;
  description: string;
  /** Where the buyer, who is here, comes back to from a confirmation of their bank. Null where nobody is here to confirm anything. */
  returnUrl: string | null;
}

export interface PlanRefund {
  refund: string;
  status: 'done' | 'pending' | 'failed';
}

/** What the provider says has happened: a hint to ask it about a payment. */
export interface PlanEvent {
  id: string;
  type: string;
  /** False in the provider's test mode. */
  live: boolean;
  /** The payment or page it is about, by the provider's id; null for what is no matter of plans. */
  about: string | null;
}

/**
 * Who takes what businesses pay for their plans, on the installation's own account. A port. A bank's no is a report; everything throws
 * `GatewayError` where the provider says no, or gives no answer and nobody knows what it did: then it is asked again with the same reference.
 */
export interface PlanPayments {
  name: 'stripe';
  /** True where it is a sandbox of ours. */
  sandbox: boolean;
  /** False in the provider's test mode. What was made in one mode is never asked about in the other. */
  live: boolean;
  openCheckout: (request: CheckoutRequest) => Promise<PlanPage>;
  /** Opens a page on which a method is kept, and nothing paid. */
  saveMethod: (request: PageRequest) => Promise<PlanPage>;
  chargeKept: (request: ChargeRequest) => Promise<PlanPaymentReport>;
  fetch: (ref: string) => Promise<PlanPaymentReport>;
  /** The payment that was asked for with a reference, where its answer was lost so long ago that the provider may have forgotten the reference; null for none. */
  find: (reference: string, customer: string | null) => Promise<string | null>;
  /** Ends a payment or a page that isn't paid. The buyer may have been faster: the report says so. */
  expire: (ref: string) => Promise<PlanPaymentReport>;
  /** Gives money back. Asked again with the same `refundId`, the provider gives none back twice. */
  refund: (request: {
    ref: string;
    refundId: string;
    amount: Decimal;
    currency: string;
  }) => Promise<PlanRefund>;
  /** What is wrong with the signature of an event, judged before anything of its body is read; null where the body decides. */
  headerFault: (headers: SentHeaders) => HeaderFault | null;
  signingOf: (raw: Buffer, headers: SentHeaders) => Signing;
  /** The event in a body the provider signed; null for one that can't be read. */
  read: (raw: Buffer) => PlanEvent | null;
  /** What has happened in the last days, those events among it that never came here. */
  recentEvents: (days: number) => Promise<PlanEvent[]>;
  /** Asks the provider which payment of ours something is about; null for one that isn't ours. */
  resolve: (about: string) => Promise<{ ref: string; reference: string } | null>;
}
