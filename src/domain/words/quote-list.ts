/** The list of quotes. */

export const empty =
  'You have no quotes yet. Once a customer says yes, a quote becomes an invoice or a receipt.';
