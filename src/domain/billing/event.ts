/** What happens to how a plan is paid for. Source: finance-answers.md, Q143. */
export type PlanBillingEvent =
  /** Its fourteen days are over, or the free plan was chosen. */
  | { type: 'trial.end' }
  /** The first payment of a plan; while past due, that of the open invoice. */
  | { type: 'pay.succeeded' }
  | { type: 'up.paid' }
  | { type: 'renew.paid' }
  | { type: 'renew.failed' }
  | { type: 'method.changed' }
  | { type: 'down.asked' }
  | { type: 'cancel' }
  | { type: 'cancel.undo' }
  /** The open invoice was tried once more, without success. */
  | { type: 'retry' }
  | { type: 'give.up' }
  | { type: 'period.end' }
  | { type: 'deal.redeemed' }
  | { type: 'deal.refunded'; codesLeft: boolean }
  | { type: 'store.billing' }
  | { type: 'store.ended' }
  | { type: 'payment.refunded' }
  | { type: 'payment.disputed' };
