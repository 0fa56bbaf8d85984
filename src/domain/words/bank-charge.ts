/** What a bank takes for a payment. */

export const bankCharge = 'Bank charge';
export const hint = 'Taken by the bank beside the payment.';
export const notByCash = 'Cash has no bank charge. Leave it empty.';
