import type { SessionFacts, SessionReport } from '../online-payment/session.ts';

/** Why a provider's report is not believed of a session. Everything but the money itself is believed. */
export const whyNotPaymentSession = ({ facts }: { facts: SessionFacts }, report: SessionReport): string =>
  report.type === 'payment.received' && report.money.currency !== facts.currency
    ? `${report.money.currency} was reported where ${facts.currency} was asked for. Look at this payment at the provider.`
    : 'A payment was reported without an amount that can be booked. Check it with your provider.';
