import { type Refusal, refusal } from '../values/refusal.ts';
import { access as words } from '../words/everywhere.ts';

/**
 * Who may do what: five permission sets over the spec's permission keys.
 * Source: sales-and-access, section 6; answers.md, "Roles, permission sets, plans".
 */
export type PermissionSet = 1 | 2 | 3 | 4 | 5;

const subjects = [
  'invoice',
  'quote',
  'receipt',
  'expense',
  'bill',
  'purchaseOrder',
  'inventory',
  'customer',
  'vendor',
] as const;
const pages = ['add', 'view', 'list', 'edit'] as const;
const modals = ['delete', 'addPayment', 'reshare', 'export'] as const;
const sections = ['sales', 'expense', 'purchaseOrder', 'bill', 'inventory', 'customer'] as const;
const settings = ['profile', 'business', 'payment', 'plan', 'account'] as const;

export type Subject = (typeof subjects)[number];
export type PermissionKey =
  | `${Subject}.${(typeof pages)[number]}`
  | `${Subject}.${(typeof modals)[number]}`
  | `summary.${(typeof sections)[number]}`
  | `settings.${(typeof settings)[number]}`
  | 'inventory.import'
  | 'inventory.stockAnalysis'
  | 'inventory.updateStock'
  | 'inventory.analysisModal'
  | 'inventory.barcode'
  | 'team.page'
  | 'team.section'
  | 'dashboard'
  | 'dashboard.team'
  | 'dashboard.todo'
  | 'dashboard.text'
  | 'reports'
  | 'reports.business';
/** Whether somebody may do what a key names. */
export type May = (key: PermissionKey) => boolean;
export type PermissionKind = 'full page' | 'modal' | 'hidden section' | 'text';

const keysOf = <S extends string, V extends string>(of: readonly S[], verbs: readonly V[]) =>
  of.flatMap((subject) => verbs.map((verb) => `${subject}.${verb}` as const));

/** Every key with its kind, in the spec's order. */
export const permissionKinds: Readonly<Record<PermissionKey, PermissionKind>> = {
  ...(Object.fromEntries(keysOf(subjects, pages).map((key) => [key, 'full page'])) as Record<
    `${Subject}.${(typeof pages)[number]}`,
    PermissionKind
  >),
  ...(Object.fromEntries(keysOf(subjects, modals).map((key) => [key, 'modal'])) as Record<
    `${Subject}.${(typeof modals)[number]}`,
    PermissionKind
  >),
  ...(Object.fromEntries(sections.map((name) => [`summary.${name}`, 'hidden section'])) as Record<
    `summary.${(typeof sections)[number]}`,
    PermissionKind
  >),
  ...(Object.fromEntries(settings.map((name) => [`settings.${name}`, 'hidden section'])) as Record<
    `settings.${(typeof settings)[number]}`,
    PermissionKind
  >),
  'inventory.import': 'full page',
  'inventory.stockAnalysis': 'full page',
  'inventory.updateStock': 'modal',
  'inventory.analysisModal': 'modal',
  'inventory.barcode': 'modal',
  'team.page': 'full page',
  'team.section': 'hidden section',
  dashboard: 'hidden section',
  'dashboard.team': 'hidden section',
  'dashboard.todo': 'hidden section',
  'dashboard.text': 'text',
  reports: 'hidden section',
  'reports.business': 'hidden section',
};

const all = Object.keys(permissionKinds) as PermissionKey[];
const ending = (verb: string) => all.filter((key) => key.endsWith(`.${verb}`));
const of = (subject: Subject, verbs: readonly string[]) =>
  all.filter((key) => key.startsWith(`${subject}.`) && verbs.includes(key.slice(subject.length + 1)));
const without = (keys: readonly PermissionKey[], removed: readonly PermissionKey[]) =>
  keys.filter((key) => !removed.includes(key));

const viewing = [...ending('view'), ...ending('list')];
const summaries = all.filter((key) => key.startsWith('summary.'));
const otherPayments: PermissionKey[] = ['bill.addPayment', 'purchaseOrder.addPayment', 'customer.addPayment'];

/** What each set allows; what a set does not say it may, it may not. */
const allowed: Readonly<Record<PermissionSet, ReadonlySet<PermissionKey>>> = {
  1: new Set(all),
  2: new Set(without(all, ['settings.plan', 'settings.account', 'team.page', 'team.section'])),
  3: new Set<PermissionKey>([
    ...viewing,
    ...ending('add'),
    ...ending('edit'),
    ...ending('addPayment'),
    ...ending('reshare'),
    ...(['expense', 'bill', 'purchaseOrder', 'customer', 'vendor'] as const).flatMap((s) =>
      of(s, ['delete']),
    ),
    'inventory.updateStock',
    'inventory.barcode',
    'summary.bill',
    'summary.customer',
    'settings.profile',
  ]),
  4: new Set<PermissionKey>([
    ...viewing,
    ...ending('export'),
    ...summaries,
    ...otherPayments,
    'inventory.stockAnalysis',
    'inventory.analysisModal',
    'dashboard',
    'dashboard.team',
    'dashboard.todo',
    'dashboard.text',
    'reports',
    'reports.business',
    'settings.profile',
  ]),
  5: new Set<PermissionKey>([
    ...viewing,
    ...summaries,
    ...otherPayments,
    'dashboard',
    'dashboard.todo',
    'settings.profile',
  ]),
};

/** The set a role receives; an unknown role receives the strictest. */
export const setOf = (role: string): PermissionSet => {
  const sets: Record<string, PermissionSet> = {
    Owner: 1,
    Admin: 1,
    Manager: 2,
    Staff: 3,
    Accountant: 4,
    Viewer: 5,
  };
  return sets[role] ?? 5;
};

/** True when the role's set allows the key; asked by the server for every call and by the screen for every part. */
export const permits = (role: string, key: PermissionKey): boolean => allowed[setOf(role)].has(key);

/**
 * Whether a role reads what the books say stock cost: its worth, average and last cost, and margin. A cost that is typed on a card or a bill is
 * no such figure, and the valuation of the stock is a report. Source: decision 0034.
 */
export const readsCost = (role: string): boolean => permits(role, 'summary.inventory');

/** The refusal of what a role may not do, or null. */
export const roleRefusal = (role: string, key: PermissionKey): Refusal | null =>
  permits(role, key)
    ? null
    : refusal('not-allowed', words.roleMayNot({ role }), {
        details: { key },
      });
