import type { Decimal } from '../money.ts';
import type { Movement } from '../stock/stock-view.ts';
import { unitCostOf } from '../stock/valuation.ts';
import { valuationWords } from '../words/reports.ts';
import { stockReports } from '../words/stock.ts';
import { type MoveDetails, movedByColumn, movedColumns, movedForColumns } from './move-columns.ts';
import { report } from './spec.ts';

/** A move that changed what there was of an item, or what it was worth; with what there was after all until then. */
export interface ValuationMove extends MoveDetails, Pick<Movement, 'id' | 'quantity'> {
  value: Decimal;
  quantityThen: Decimal;
  valueThen: Decimal;
}

/** What the item came to at the end of the day, goods in transit among it. */
export interface ValuationMoveSums {
  quantity: Decimal;
  value: Decimal;
  inTransit: Decimal;
}

/** The moves behind what an item was worth at the end of a day, by their days. Source: answers-2.md, Q41. */
export const valuationMoves = report<ValuationMove, ValuationMoveSums>('valuation-moves', {
  rowTitle: stockReports.stockMovementWords.movement,
  columns: [
    ...movedColumns,
    movedByColumn,
    ...movedForColumns,
    { title: stockReports.stockMovementWords.change, kind: 'number', of: ({ quantity }) => quantity },
    { title: stockReports.valuationMoveWords.unitCost, kind: 'money', of: unitCostOf },
    { title: stockReports.stockMovementWords.value, kind: 'money', of: ({ value }) => value },
    {
      title: stockReports.valuationMoveWords.quantityThen,
      kind: 'number',
      of: ({ quantityThen }) => quantityThen,
    },
    { title: stockReports.valuationMoveWords.valueThen, kind: 'money', of: ({ valueThen }) => valueThen },
  ],
  figures: ({ quantity, value, inTransit }) => [
    { label: valuationWords.quantity, kind: 'number', value: quantity },
    { label: valuationWords.inventoryValue, kind: 'money', value },
    { label: stockReports.valuationMoveWords.inTransit, kind: 'number', value: inTransit, blank: true },
  ],
  empty: stockReports.valuationMoveWords.empty,
});
