/** What a bank takes for a payment. */

export const bankCharge = 'Bank charge';
export const hint = 'Charged by the bank on top of the payment.';
export const notByCash = 'Cash has no bank charge. Leave it empty.';
