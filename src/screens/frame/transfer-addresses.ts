import type { ImportKind } from '../../domain/import/run.ts';
import { reportAt } from './addresses.ts';

/** The locations. Their list opens the form of the one that `location` names over it, of a new one where that is `new`. */
export const locationsAt = '/settings/locations';
export const transfersAt = '/inventory/stock-transfer/list';
export const viewTransferAt = (id: string): string => `/inventory/stock-transfer/view?transfer=${id}`;
/** The form of a transfer; of a new one when none is named. */
export const editTransferAt = (id?: string): string =>
  `/inventory/stock-transfer/edit${id ? `?transfer=${id}` : ''}`;

/** Where something is imported from a file: what is left to choose, a kind's first step, or an import at the step it has reached. */
export const importAt = (kind?: ImportKind, id?: string): string => {
  if (kind === 'inventory') return `/inventory/import-item${id ? `?import=${id}` : ''}`;
  return `/import${kind ? `?kind=${kind}` : ''}${id ? `&import=${id}` : ''}`;
};
/** Counts of locations: where one is chosen, the one that is named if any; or a count at the step it has reached. */
export const countAt = (params: { count?: string; location?: string } = {}): string =>
  `/inventory/count${params.count || params.location ? `?${new URLSearchParams(params)}` : ''}`;
/** The categories of items. */
export const categoriesAt = '/settings/categories';
/** Long work of the business. */
export const tasksAt = '/tasks';
/** The list of transfers under one of its tabs. */
export const transfersOf = (status: string): string => `${transfersAt}?status=${status}`;
/** The moves behind what an item was worth at the end of a day, today where none is named. */
export const valuationMovesAt = (item: string, to = ''): string => reportAt('valuation-moves', { item, to });
/** The log of all movements of stock, narrowed to an item and to days where they are named. */
export const movementsAt = (filter: { item?: string; to?: string | null } = {}): string =>
  reportAt('stock-movements', filter);
