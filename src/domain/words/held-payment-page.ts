/** A payment that is far above what was requested, for the owner to decide about. */

export const decideLater = 'Decide later';
export const reported = ({ amount, asked }: { amount: string; asked: string }) =>
  `A payment of ${amount} was reported, but only ${asked} was requested. It isn’t in your books yet.`;
export const bookTitle = ({ amount }: { amount: string }) => `Book ${amount}?`;
export const bookLead = 'What’s owed on this invoice is paid, and the rest becomes credit for the customer.';
export const bookPayment = 'Book payment';
export const refuseTitle = ({ amount }: { amount: string }) => `Refuse ${amount}?`;
export const refuseLead =
  'This payment won’t be added to your books. If your provider did receive it, refund it there.';
export const refusePayment = 'Refuse payment';
export const book = 'Book…';
export const refuse = 'Refuse…';
