/** What the books say beside their entries and lines. */

// Opening balances and opening stock
export const openingBalance = 'Opening balance';
export const openingBalanceOf = ({ account }: { account: string }) => `Opening balance of ${account}`;
export { openingBalanceCorrected } from './everywhere.ts';
export const openingStockOf = ({ product }: { product: string }) => `Opening stock of ${product}`;

// Cancelling a document
export const paymentsReleased = 'Payments released';
export const refundOfCancelled = ({ document }: { document: string }) => `Refund of a cancelled ${document}`;
export const goodsCameBack = 'Goods came back';
export const cancellationUndone = 'Cancellation undone';

export const corrected = 'Corrected';
export const cancelled = 'Cancelled';

// Goods
export const goodsSold = 'Goods sold';
export const goodsCostCorrected = 'Cost of goods corrected';
export const paymentDeleted = 'Payment deleted';
export const shareDeleted = 'Share of a payment deleted';
export const goodsWentBack = 'Goods went back';
export const bill = 'Bill';
export const creditNoteUndone = 'Credit note undone';
