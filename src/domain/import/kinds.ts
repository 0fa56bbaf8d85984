import { customerKind, vendorKind } from './contact-row.ts';
import { expenseKind } from './expense-row.ts';
import { itemKind } from './item-row.ts';
import type { ImportKindSpec } from './kind.ts';
import type { ImportKind } from './run.ts';

/** Every kind of import by its name; what takes a kind takes its row of this. Source: answers-2.md, Q53. */
export const importKindSpecs: Readonly<Record<ImportKind, ImportKindSpec>> = {
  customers: customerKind,
  vendors: vendorKind,
  inventory: itemKind,
  expenses: expenseKind,
};

/** A field as the column of its kind is called; empty for a fault of the whole row. */
export const columnName = ({ columns }: ImportKindSpec, field: string): string =>
  columns.find(({ key }) => key === field)?.name ?? '';
