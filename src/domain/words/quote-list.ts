/** The list of quotes. */

export const empty =
  'Quotes stand here until a customer says yes; then each becomes an invoice or a receipt.';
export const deleteThem = 'Delete';
export const restore = 'Restore';
