/** What the form of a customer's document asks for its paper. */

export const reference = 'Customer’s reference';
export const referenceHint = 'For example their purchase order number.';
export const supplyOn = 'Date of supply';
export const supplyHint = 'If it isn’t the issue date.';
export const paidInto = 'Paid into';
