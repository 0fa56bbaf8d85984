/** A report of a provider's as it reached us: what it is about, by the provider's own ids. What it says of a business is never read. */
export interface ProviderReport {
  id: string;
  /** The account it is about; null where the provider's reports don't say, and the session alone does. */
  account: string | null;
  /** False for one of the provider's test mode. */
  live: boolean;
  about:
    | { kind: 'session'; session: string }
    | { kind: 'account' }
    /** Refunds or disputes of a payment, by its own id at the provider. */
    | { kind: 'charge'; charge: string }
    /** The same where the report names the session of the payment. */
    | { kind: 'paid'; session: string }
    | { kind: 'payout'; payout: string }
    | { kind: 'other'; type: string };
}
