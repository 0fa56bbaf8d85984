/** What is said where a file's own sums and states aren't those of its documents. */

export const cancelled = 'It’s cancelled in your file, so it wasn’t imported.';
export const refunded =
  'It’s refunded in your file, so it wasn’t imported. To have it in your books, clear its status and enter a credit note.';
export const totalDiffers = ({ said, comesTo }: { said: string; comesTo: string }) =>
  `The total is ${said} in your file, but the lines come to ${comesTo}. Correct the rows, match the columns that are missing, or don’t import the total.`;
export const totalRounded = ({ name, said, comesTo }: { name: string; said: string; comesTo: string }) =>
  `${name}: the total is ${said} in your file and ${comesTo} here, because of rounding.`;
export const taxDiffers = ({ said, comesTo }: { said: string; comesTo: string }) =>
  `The tax is ${said} in your file, but comes to ${comesTo}. Correct the rows or the tax, or don’t import the tax amount.`;
/** The same of expenses, by the column that says it. */
export const expenseDiffers = {
  total: ({ said, comesTo }: { said: string; comesTo: string }) =>
    `The total is ${said} in your file, but comes to ${comesTo}. Correct the amount or the tax, or don’t import the total.`,
  taxAmount: taxDiffers,
} as const;
export const taxByAmount =
  'Some tax is imported as an amount, without a tax rate. If you edit such a document, choose its tax.';
export const taxWrong = 'Tax must be an amount that isn’t below zero, or empty.';
export const balanceDiffers = ({ said, comesTo }: { said: string; comesTo: string }) =>
  `The balance is ${said} in your file, but what’s left to pay comes to ${comesTo}. Correct the rows, or don’t import the balance.`;
export const balanceMore = ({ said }: { said: string }) =>
  `The balance of ${said} is more than the total. Correct it, or don’t import the balance.`;
export const paidDiffers = ({ paid, total }: { paid: string; total: string }) =>
  `The status says it’s paid, but ${paid} of ${total} is. Correct the rows, or don’t import the status.`;
export const paidNotImported =
  'Some documents are paid in your file. Drafts come without payments: to import those too, go back and choose to issue them.';
export const partUnknown = ({ name }: { name: string }) =>
  `${name} is paid in part, but the file doesn’t say how much. It comes in unpaid.`;
export const refundNotImported = ({ name }: { name: string }) =>
  `${name} is refunded in part in your file. It comes in as paid, without the refund.`;
export const statusUnread = ({ status }: { status: string }) =>
  `The status “${status}” isn’t known. It’s ignored.`;
