/** Money paid before anything is owed. */

export const paidInAdvance = 'Paid in advance';
export const contactPaid =
  'Money was paid to this vendor in advance. Delete the payment, or cancel the order, before you choose another.';
export const currencyPaid =
  'Money was paid in advance in this currency. Delete the payment, or cancel the order, before you choose another.';
