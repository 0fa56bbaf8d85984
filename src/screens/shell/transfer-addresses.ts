// Apart from the others: no list but their own leads to them.
export const locationsAt = '/settings/locations';
/** The list of locations with the form of one opened over it; of a new one when none is named. */
export const locationAt = (id = 'new'): string => `/settings/locations?location=${id}`;
export const transfersAt = '/inventory/stock-transfer/list';
export const viewTransferAt = (id: string): string => `/inventory/stock-transfer/view?transfer=${id}`;
/** The form of a transfer; of a new one when none is named. */
export const editTransferAt = (id?: string): string =>
  `/inventory/stock-transfer/edit${id ? `?transfer=${id}` : ''}`;

/** Import of items: its first step, or an import at the step it has reached. */
export const importAt = (id?: string): string => `/inventory/import-item${id ? `?import=${id}` : ''}`;
