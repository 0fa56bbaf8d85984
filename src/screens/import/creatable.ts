import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { ChoiceList } from '../../domain/import/columns.ts';

/** What can be created from the review, and who may: as the server asks of the calls that do it. */
export const creators = {
  taxes: 'settings.account',
  locations: 'settings.business',
  expenseCategories: 'expense.edit',
} as const satisfies Partial<Record<ChoiceList, PermissionKey>>;

export type Creatable = keyof typeof creators;

/** True of a list that an import can add to. */
export const isCreatable = (list: ChoiceList): list is Creatable => list in creators;
