import { isZero } from '../../domain/money.ts';
import type { TotalRow } from './Totals.tsx';

/** A document's sums as its answer gives them. */
interface DocumentSums {
  currency: string;
  subtotal: string;
  discount: string;
  Tax: string;
  TotalShippingPlusTax: string;
  total: string;
}

/** The way from the lines to the total; what a document does not have is left out. */
export const totalRows = (sums: DocumentSums): TotalRow[] => [
  { key: 'subtotal', label: 'Subtotal', amount: sums.subtotal },
  ...[
    { key: 'discount', label: 'Discount', amount: isZero(sums.discount) ? '0' : `-${sums.discount}` },
    { key: 'tax', label: 'Tax', amount: sums.Tax },
    { key: 'shipping', label: 'Shipping', amount: sums.TotalShippingPlusTax },
  ].filter(({ amount }) => !isZero(amount)),
  { key: 'total', label: `Total ${sums.currency}`, amount: sums.total, grand: true },
];
