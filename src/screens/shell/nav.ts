import { type PermissionKey, permits } from '../../domain/access/permissions.ts';

export interface NavEntry {
  label: string;
  href: string;
}

/** Entries under one heading; the first group (Dashboard) has none. Only pages that exist are given. */
export interface NavGroup {
  title?: string;
  entries: readonly NavEntry[];
}

/** Lists stand at `/sales/list` beside what they list: the subject is what comes before. */
const stemOf = (href: string): string => href.replace(/\/list$/, '');

/** Whether the path lies on the entry's page or below it. `/sales/list` holds `/sales/view-invoice`, `/` only itself. */
export function holdsPath(entry: NavEntry, path: string): boolean {
  return path === entry.href || (entry.href !== '/' && path.startsWith(`${stemOf(entry.href)}/`));
}

interface KeyedEntry extends NavEntry {
  key: PermissionKey;
}

/** The pages that exist, by what they are for; each with the key that opens it. */
const groups: readonly { title: string; entries: readonly KeyedEntry[] }[] = [
  {
    title: 'Selling',
    entries: [
      { label: 'Sales', href: '/sales/list', key: 'invoice.list' },
      { label: 'Customers', href: '/customers/list', key: 'customer.list' },
    ],
  },
  { title: 'Stock', entries: [{ label: 'Inventory', href: '/inventory/list', key: 'inventory.list' }] },
  {
    title: 'Books',
    entries: [
      { label: 'Trial balance', href: '/reports/trial-balance', key: 'reports' },
      { label: 'Journal', href: '/accounting/journal', key: 'reports' },
    ],
  },
];

/** The navigation of a role: what it may not open is absent. */
export const groupsFor = (role: string): NavGroup[] =>
  groups
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => permits(role, entry.key)) }))
    .filter(({ entries }) => entries.length > 0);
