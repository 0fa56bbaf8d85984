/** A report of a provider's as it reached us: what it is about, by the provider's own ids. What it says of a business is never read. */
export interface ProviderReport {
  id: string;
  /** The account it is about; null where the provider's reports don't say, and the session alone does. */
  account: string | null;
  /** False for one of the provider's test mode. */
  live: boolean;
  about: { kind: 'session'; session: string } | { kind: 'account' } | { kind: 'other'; type: string };
}
