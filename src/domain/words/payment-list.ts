/** The payments of a document or an opening balance, and what deleting one does. */

export const payment = 'Payment';
export const paymentOf = ({ payment, amount }: { payment: string; amount: string }) =>
  `${payment} of ${amount}`;
export const moreKept = ({ amount }: { amount: string }) => `, ${amount} more kept as credit`;
export const through = ({ bank }: { bank: string }) => `, ${bank}`;
export const charged = ({ charge }: { charge: string }) => `, ${charge} charged by the bank`;
export const creditApplied = 'Credit applied';
export const writtenOff = 'Written off';
export const deleteTitle = 'Delete this payment?';
export const deleteLead = ({ payment, day }: { payment: string; day: string }) =>
  `${payment}, ${day}. What it settled is owed again; its entry is reversed and stays in the books.`;
export const deleteTodayLead = (values: { payment: string; day: string }) =>
  `${deleteLead(values)} The reversal is dated today.`;
export const reversedOnItsDay = ({ day }: { day: string }) =>
  `The reversal is dated ${day}, the day of the payment.`;
export const reversedToday = ({ day, today }: { day: string; today: string }) =>
  `The books of ${day} can no longer be changed, so the reversal is dated today, ${today}.`;
export const deletePayment = 'Delete payment';
export const keepIt = 'Keep it';
export const deleteIt = 'Delete';
