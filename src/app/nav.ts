import { type PermissionKey, permits } from '../domain/access/permissions.ts';
import { type Plan, type PlanFlag, planHas } from '../domain/access/plans.ts';
import type { DocumentKind } from '../domain/documents/kind.ts';
import { kindSpec, kindsThat } from '../domain/documents/kinds.ts';
import { documentPageRoutes, typePageRoutes } from '../domain/documents/routes.ts';
import { headOf, type ReportName } from '../domain/report/reports.ts';
import { pageTitles as words } from '../domain/words/frame.ts';

export interface NavEntry {
  label: string;
  href: string;
  /** Pages of the subject that stand elsewhere: `/add-invoice` belongs to Sales. */
  holds?: readonly string[];
  /** The plan lacks it: its page is the prompt that says what has it. */
  locked?: true;
  /** It is there once an online store is connected, with how many orders of it are on hold. */
  ofStore?: true;
  onHold?: number;
  /** The heading it is under, within a group whose pages have a list of their own. */
  section?: string | undefined;
}

/** Entries under one heading; the first group (Dashboard) has none. Only pages that exist are given. */
export interface NavGroup {
  title?: string | undefined;
  entries: readonly NavEntry[];
  /** One entry in the navigation, whose pages have a list of their own beside them: what is set up once and not worked in. */
  apart?: true | undefined;
}

/** Lists stand at `/sales/list` beside what they list: the subject is what comes before. */
const stemOf = (href: string): string => href.replace(/\/list$/, '');

/** Whether the path belongs to the entry. `/sales/list` holds `/sales`, `/sales/view-invoice` and what it names, `/` only itself. */
function holdsPath({ href, holds = [] }: NavEntry, path: string): boolean {
  const stem = stemOf(href);
  return [href, stem, ...holds].includes(path) || (href !== '/' && path.startsWith(`${stem}/`));
}

/** The address of the entry a path belongs to: where one subject stands within another, the inner one. */
export const currentOf = (entries: readonly NavEntry[], path: string): string | undefined =>
  entries
    .filter((entry) => holdsPath(entry, path))
    .sort((one, other) => stemOf(other.href).length - stemOf(one.href).length)[0]?.href;

/** Whether the path belongs to one of the group's entries. */
export const groupHolds = ({ entries }: NavGroup, path: string): boolean =>
  entries.some((entry) => holdsPath(entry, path));

interface KeyedEntry extends NavEntry {
  key: PermissionKey;
  /** What its page needs of the plan. */
  flag?: PlanFlag | undefined;
}

/** The list of a kind of document; the forms of new ones stand elsewhere. */
const entryOf = (kind: DocumentKind): KeyedEntry => {
  const { types, permissions } = kindSpec(kind);
  const { title, paths } = documentPageRoutes[kind].list;
  const holds = types.map((type) => typePageRoutes[type].add);
  return { label: title, href: paths[0], key: `${permissions}.list`, holds };
};

const reportEntry = (name: ReportName): KeyedEntry => {
  const { title, page, permission, flag } = headOf(name);
  return { label: title, href: page, key: permission, flag };
};

const under = (section: string, entries: readonly KeyedEntry[]): KeyedEntry[] =>
  entries.map((entry) => ({ ...entry, section }));

/** The pages that exist, by what they are for; each with the key that opens it. */
const groups: readonly (Omit<NavGroup, 'entries'> & { entries: readonly KeyedEntry[] })[] = [
  { entries: [{ label: words.dashboard, href: '/dashboard', key: 'dashboard' }] },
  {
    title: words.selling,
    entries: [
      ...kindsThat(({ contactRole }) => contactRole === 'customer').map(entryOf),
      reportEntry('credit-notes'),
      { label: words.customers, href: '/customers/list', key: 'customer.list' },
      { label: words.storeOrders, href: '/sales/store-orders', key: 'settings.business', ofStore: true },
    ],
  },
  {
    title: words.purchases,
    entries: [
      ...kindsThat(({ contactRole }) => contactRole === 'vendor').map(entryOf),
      reportEntry('vendor-credits'),
      { label: words.expenses, href: '/expense/list', key: 'expense.list', holds: ['/add-expense'] },
      { label: words.vendors, href: '/vendors/list', key: 'vendor.list' },
    ],
  },
  {
    title: words.stock,
    entries: [
      {
        label: words.inventory,
        href: '/inventory/list',
        key: 'inventory.list',
      },
      { label: words.countStock, href: '/inventory/count', key: 'inventory.updateStock' },
      { label: words.labels, href: '/inventory/labels', key: 'inventory.barcode', flag: 'barcode' },
      {
        label: words.stockTransfers,
        href: '/inventory/stock-transfer/list',
        key: 'inventory.list',
      },
      { ...reportEntry('stock-movements'), label: words.movements },
      { ...reportEntry('inventory-valuation'), label: words.valuation },
      { label: words.locations, href: '/settings/locations', key: 'settings.business' },
      { label: words.itemCategories, href: '/settings/categories', key: 'inventory.edit' },
    ],
  },
  {
    title: words.books,
    entries: [
      {
        label: words.reports,
        href: '/reports',
        key: 'reports',
        holds: ['/accounting/export-books', '/accounting/year-end'],
      },
      reportEntry('trial-balance'),
      reportEntry('journal'),
      { label: words.auditTrail, href: '/reports/audit-trail', key: 'reports', flag: 'auditTrail' },
      { ...reportEntry('bank-transactions'), holds: [headOf('bank-reconciliation').page] },
      { label: words.payouts, href: '/accounting/payouts', key: 'settings.payment' },
      {
        label: words.chartOfAccounts,
        href: '/accounting/chart-of-accounts',
        key: 'settings.account',
        flag: 'advancedAccounting',
        holds: ['/accounting/opening-balances'],
      },
      { label: words.close, href: '/accounting/close', key: 'reports', flag: 'advancedAccounting' },
      // What was planned stays readable on every plan: the page says what it lacks.
      { label: words.budgets, href: '/budgets', key: 'reports' },
    ],
  },
  {
    title: words.work,
    entries: [
      { label: words.import, href: '/import', key: 'inventory.import', holds: ['/inventory/import-item'] },
      { label: words.taskList, href: '/tasks', key: 'settings.profile' },
    ],
  },
  {
    title: words.settings,
    apart: true,
    entries: [
      ...under(words.you, [
        { label: words.profile, href: '/settings/profile', key: 'settings.profile' },
        { label: words.security, href: '/settings/security', key: 'settings.profile' },
        { label: words.referrals, href: '/settings/referrals', key: 'settings.profile' },
      ]),
      ...under(words.business, [
        {
          label: words.business,
          href: '/settings/business',
          key: 'settings.business',
          holds: ['/settings/new-business'],
        },
        { label: words.team, href: '/settings/team-members', key: 'team.section' },
        { label: words.plans, href: '/settings/plans', key: 'settings.plan' },
      ]),
      ...under(words.selling, [
        { label: words.documentSettings, href: '/settings/documents', key: 'settings.business' },
        { label: words.templates, href: '/settings/invoice-templates', key: 'settings.account' },
        { label: words.mailSettings, href: '/settings/emails', key: 'settings.business' },
      ]),
      ...under(words.buyingAndStock, [
        { label: words.stockSettings, href: '/settings/stock', key: 'settings.business' },
      ]),
      ...under(words.moneyAndConnections, [
        { label: words.banks, href: '/settings/banks', key: 'settings.account' },
        { label: words.currencies, href: '/settings/exchange-rates', key: 'settings.business' },
        { label: words.taxes, href: '/settings/taxes', key: 'settings.account' },
        {
          label: words.accounting,
          href: '/settings/accounting',
          key: 'settings.account',
          flag: 'advancedAccounting',
        },
        { label: words.payments, href: '/settings/payment-settings', key: 'settings.payment' },
        { label: words.onlineStore, href: '/settings/online-store', key: 'settings.business' },
      ]),
    ],
  },
];

/** The entries one thing the plan lacks would open, as one that is locked: all of them lead to the same prompt. */
const asOne = (entries: readonly KeyedEntry[]): NavEntry[] => {
  const [first, ...others] = entries;
  if (!first) return [];
  const label = entries.map((entry) => entry.label).join(', ');
  return [{ label, href: first.href, holds: others.map(({ href }) => href), locked: true }];
};

const opened = (entries: readonly KeyedEntry[], plan: Plan | undefined): NavEntry[] =>
  entries.flatMap((entry, index) => {
    const { flag } = entry;
    if (!plan || !flag || planHas(plan, flag)) return [entry];
    const alike = entries.filter((one) => one.flag === flag);
    return entries.findIndex((one) => one.flag === flag) === index ? asOne(alike) : [];
  });

/** A store as far as the navigation knows of it. */
interface KnownStore {
  connected: boolean;
  onHold: number;
}

/** The navigation with what there is of an online store; without what is about one where none is connected, or none is known yet. */
export const withStore = (groups: readonly NavGroup[], store: KnownStore | undefined): NavGroup[] =>
  groups.map((group) => ({
    ...group,
    entries: group.entries.flatMap((entry) =>
      entry.ofStore ? (store?.connected ? [{ ...entry, onHold: store.onHold }] : []) : [entry],
    ),
  }));

/** Where a role begins: the first page of its navigation, which is the dashboard for those who have one. */
export const firstPageOf = (groups: readonly NavGroup[]): string | undefined => groups[0]?.entries[0]?.href;

/** The navigation of a role: what it may not open is absent, what the plan lacks is locked; without a plan nothing is. */
export const groupsFor = (role: string, plan?: Plan): NavGroup[] =>
  groups
    .map(({ entries, ...group }) => ({
      ...group,
      entries: opened(
        entries.filter((entry) => permits(role, entry.key)),
        plan,
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
