/** The ways to pay online, one per call of the spec. */
export const payMethods = ['card', 'flutterwave', 'paypal', 'paystack'] as const;
export type PayMethod = (typeof payMethods)[number];

/** How a document can be paid online. */
export interface PaymentMethods {
  /** The ways that can be used for it, the usual one first. */
  ways: PayMethod[];
  /** Those of them that are a test: no money moves. */
  tests: PayMethod[];
  /** Why none can, one sentence per way for those who can mend it; empty while one can be used. */
  reasons: string[];
}
