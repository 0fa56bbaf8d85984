import type { Decimal } from '../money.ts';
import { marginOfRow, nameOfRow, potentialProfitOf, type ValuationRow } from '../stock/valuation.ts';
import { reportFigures as figureWords, valuationWords } from '../words/reports.ts';
import { report } from './spec.ts';

/** Moves that were posted after a day are counted up to so many: old books brought in at once are all of them. */
export const mostPostedLater = 10_000;

/** What all of it came to, and how many of the moves behind it were posted after the day. */
interface ValuationSums {
  value: Decimal;
  retail: Decimal;
  postedLater: Decimal;
}

/**
 * What the stock was worth at the end of a day, item by item; each opens its moves until then. A stock below zero shows its negative
 * value, and goods in transit are a row of their own. Source: answers-2.md, Q22 and Q41.
 */
export const valuation = report<ValuationRow, ValuationSums>('inventory-valuation', {
  rowTitle: valuationWords.item,
  columns: [
    {
      title: valuationWords.item,
      kind: 'text',
      of: nameOfRow,
      link: ({ productId }) => (productId ? `value:${productId}` : 'transfers:InTransit'),
      place: 'lead',
    },
    { title: valuationWords.sku, kind: 'text', of: ({ sku }) => sku, place: 'under' },
    { title: valuationWords.quantity, kind: 'number', of: ({ quantity }) => quantity },
    { title: valuationWords.unitPrice, kind: 'money', of: ({ price }) => price },
    { title: valuationWords.costPrice, kind: 'money', of: ({ cost }) => cost },
    { title: valuationWords.margin, kind: 'percent', of: marginOfRow },
    { title: valuationWords.inventoryValue, kind: 'money', of: ({ value }) => value },
    { title: valuationWords.retailValue, kind: 'money', of: ({ retail }) => retail },
    { title: valuationWords.potentialProfit, kind: 'money', of: potentialProfitOf },
  ],
  figures: ({ value, retail, postedLater }) => [
    { label: valuationWords.inventoryValue, kind: 'money', value },
    { label: valuationWords.retailValue, kind: 'money', value: retail },
    { label: valuationWords.potentialProfit, kind: 'money', value: potentialProfitOf({ retail, value }) },
    {
      label: Number(postedLater) < mostPostedLater ? figureWords.postedLater : figureWords.manyPostedLater,
      kind: 'number',
      value: postedLater,
      blank: true,
    },
  ],
  empty: valuationWords.empty,
});
