/** Early payment in a bill's form and on its page. */

export const percent = 'Early discount (%)';
export const days = 'Discount period (days)';
export const daysHint = 'From the bill date';
export const earlyPayment = 'Early payment';
