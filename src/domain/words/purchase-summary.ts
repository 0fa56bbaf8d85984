/** What the lists of bills and of purchase orders come to. */

// Bills
export const billed = 'Billed to you';
export const paid = 'Paid';
export const forgiven = ({ amount }: { amount: string }) => `${amount} more in discounts and credits`;
export const outstanding = 'Still owed';
export const overdue = 'Overdue bills';

// Purchase orders
export const ordered = 'Ordered';
export const unbilled = 'Nothing billed yet';
export const partlyUnbilled = ({ amount }: { amount: string }) =>
  `${amount} more left on partly billed orders`;
export const partly = 'Partly billed orders';
export const late = 'Past their expected day';
