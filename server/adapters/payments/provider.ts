import type { Decimal } from '../../../src/domain/money.ts';
import type { ProviderEvent } from '../../../src/domain/online-payment/session.ts';
import type { PayMethod } from '../../../src/domain/payment-provider/pay-method.ts';

/** What a provider is asked to take from a customer. Every figure is the server's own. */
export interface SessionRequest {
  businessId: string;
  /** Our own id of the session; asked again with the same one, the provider answers the same page. */
  sessionId: string;
  method: PayMethod;
  amount: Decimal;
  currency: string;
  /** What the provider keeps back for whoever runs this installation. */
  fee: Decimal;
  /** The business's account at the provider. */
  account: string;
  /** What the customer reads on the payment page. */
  payee: string;
  purpose: string;
  /** Where reports are sent, and where the customer returns to. */
  notifyUrl: string;
  successUrl: string;
  cancelUrl: string;
}

/** The provider's page for a session; without a link it can't be paid. */
export interface HostedSession {
  providerSession: string;
  link: string | null;
}

/** How a report is signed: rightly, not at all, by somebody else or over other content, or too long ago. */
export type Signing = 'signed' | 'unsigned' | 'wrong' | 'old';

/** What is wrong with a signature whatever the body is: there is none, or none of the provider's form. */
export type HeaderFault = Extract<Signing, 'unsigned' | 'wrong'>;

/** A payment provider. A port: the sandbox stands behind it. */
export interface PaymentProvider {
  name: string;
  /** Asks for a payment page. @throws when the provider can't be reached, or doesn't take the request */
  open: (request: SessionRequest) => Promise<HostedSession>;
  /** Judged before anything of the body is read; null where the body decides. */
  headerFault: (headers: Readonly<Record<string, string | string[] | undefined>>) => HeaderFault | null;
  /** Whether the provider itself wrote this body a moment ago. */
  signingOf: (raw: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>) => Signing;
  /** The report in a body the provider signed; null for one that can't be read. */
  read: (raw: Buffer) => ProviderEvent | null;
}
