import type { Day } from '../day.ts';
import { type Decimal, isZero, over, rounded } from '../money.ts';
import type { Movement } from '../stock-view.ts';
import { moveWords } from '../words/item-view.ts';
import { valuationWords } from '../words/reports.ts';
import { stockMovementWords, valuationMoveWords as words } from '../words/stock-reports.ts';
import { report } from './spec.ts';
import { linkOfMove, whyMoved } from './stock-movements.ts';

/** A move that changed what there was of an item, or what it was worth; with what there was after all until then. */
export interface ValuationMove
  extends Pick<
    Movement,
    | 'id'
    | 'reason'
    | 'documentType'
    | 'documentId'
    | 'document'
    | 'transferId'
    | 'transfer'
    | 'contact'
    | 'cause'
    | 'note'
    | 'quantity'
    | 'value'
  > {
  onDay: Day;
  quantityThen: Decimal;
  valueThen: Decimal;
}

/** What the item came to at the end of the day, goods in transit among it. */
export interface ValuationMoveSums {
  quantity: Decimal;
  value: Decimal;
  inTransit: Decimal;
}

/** What one of the moved cost; null where only their worth was corrected. */
export const unitCostOf = ({ quantity, value }: Pick<ValuationMove, 'quantity' | 'value'>): Decimal | null =>
  isZero(quantity) ? null : rounded(over(value, quantity), 6);

/** The moves behind what an item was worth at the end of a day, by their days. Source: answers-2.md, Q41. */
export const valuationMoves = report<ValuationMove, ValuationMoveSums>('valuation-moves', {
  rowTitle: stockMovementWords.movement,
  columns: [
    { title: stockMovementWords.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
    { title: stockMovementWords.type, kind: 'text', of: ({ reason }) => moveWords[reason], place: 'lead' },
    {
      title: stockMovementWords.document,
      kind: 'text',
      of: ({ document, transfer }) => document ?? transfer,
      link: linkOfMove,
      place: 'under',
    },
    { title: stockMovementWords.contact, kind: 'text', of: ({ contact }) => contact, place: 'under' },
    { title: stockMovementWords.why, kind: 'text', of: whyMoved, place: 'under' },
    { title: stockMovementWords.change, kind: 'number', of: ({ quantity }) => quantity },
    { title: words.unitCost, kind: 'money', of: unitCostOf },
    { title: stockMovementWords.value, kind: 'money', of: ({ value }) => value },
    { title: words.quantityThen, kind: 'number', of: ({ quantityThen }) => quantityThen },
    { title: words.valueThen, kind: 'money', of: ({ valueThen }) => valueThen },
  ],
  figures: ({ quantity, value, inTransit }) => [
    { label: valuationWords.quantity, kind: 'number', value: quantity },
    { label: valuationWords.inventoryValue, kind: 'money', value },
    { label: words.inTransit, kind: 'number', value: inTransit, blank: true },
  ],
  empty: words.empty,
});
