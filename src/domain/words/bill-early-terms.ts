/** Early payment in a bill's form and on its page. */

export const percent = 'Early discount in %';
export const days = 'Days to take it';
export const daysHint = 'From the bill date';
export const earlyPayment = 'Early payment';
