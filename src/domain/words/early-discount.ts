/** Taking the discount for early payment with a payment. */

export const noTerms = (document: string) => `This ${document} has no discount for early payment.`;
export const leavesNothing = 'This pays all that is owed, so there is no discount to take.';
export const leavesTooMuch =
  'This leaves more than the discount. Pay what is owed less the discount, or leave it out.';
export const restTooLarge = ({ most, least }: { most: string; least: string }) =>
  `The discount is ${most} at most: pay ${least} or more, or leave the discount out.`;
export const ended = ({ until }: { until: string }) => `The discount for early payment ended on ${until}.`;
