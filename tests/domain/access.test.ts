import { expect, test } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { wireIds } from '../../src/api/calls/field.ts';
import {
  type PermissionKey,
  type PermissionKind,
  permissionKinds,
  permits,
  setOf,
} from '../../src/domain/access/permissions.ts';
import { type Cap, capOf, planHas, planNamed, planTables } from '../../src/domain/access/plans.ts';
import {
  expectedCaps,
  expectedFlags,
  expectedPlans,
  expectedRoles,
  expectedSets,
} from '../support/expected.ts';

const oncePerSet = expectedRoles.filter((role) => role !== 'Admin');
const matrix = expectedSets.map((row): [string, string] => [
  row.key!,
  oncePerSet
    .filter((role) => row[role] === 'yes')
    .map(setOf)
    .join(''),
]);

test.each(matrix)('%s is held by the sets %s', (key, sets) => {
  const holders = oncePerSet.filter((role) => permits(role, key as PermissionKey)).map(setOf);
  expect(holders.join('')).toBe(sets);
});

test('the matrix has every key there is, once', () => {
  expect(matrix.map(([key]) => key).sort()).toEqual(Object.keys(permissionKinds).sort());
});

test('a key is of a full page, a modal, a hidden section or a text', () => {
  const keysOf = (kind: PermissionKind) =>
    (Object.keys(permissionKinds) as PermissionKey[]).filter((key) => permissionKinds[key] === kind);
  const verbs = (kind: PermissionKind) => [...new Set(keysOf(kind).map((key) => key.split('.')[1]))];
  expect(verbs('full page')).toEqual(['add', 'view', 'list', 'edit', 'import', 'stockAnalysis', 'page']);
  expect(verbs('modal')).toEqual([
    'delete',
    'addPayment',
    'reshare',
    'export',
    'updateStock',
    'analysisModal',
    'barcode',
  ]);
  expect(keysOf('hidden section').filter((key) => /^(summary|settings)/.test(key))).toHaveLength(11);
  expect(keysOf('hidden section')).toEqual(
    expect.arrayContaining(['team.section', 'dashboard', 'dashboard.todo', 'reports', 'reports.business']),
  );
  expect(keysOf('text')).toEqual(['dashboard.text']);
});

test('an admin has the owner’s set, and an unknown role the strictest', () => {
  expect(['Admin', 'Owner', 'Nobody', ''].map(setOf)).toEqual([1, 1, 5, 5]);
  expect(expectedSets.filter((row) => row.Admin !== row.Owner)).toEqual([]);
});

const capsOf = expectedPlans.map((plan): [(typeof expectedPlans)[number], string] => [
  plan,
  expectedCaps.map((row) => row[plan]).join(' '),
]);

test.each(capsOf)('the plan %s has caps of %s invoices, items and customers', (plan, caps) => {
  const held = expectedCaps.map(({ what }) => capOf(plan, what as Cap));
  expect(held.map((cap) => (Number.isFinite(cap) ? String(cap) : 'unlimited')).join(' ')).toBe(caps);
});

const plansWith = expectedFlags.map((row): [string, string] => [
  row.what!,
  expectedPlans.filter((plan) => row[plan] === 'yes').join(' '),
]);

test.each(plansWith)('%s comes with the plans %s', (flag, plans) => {
  expect(expectedPlans.filter((plan) => planHas(plan, flag as never)).join(' ')).toBe(plans);
});

test.each([
  ['Growth', 'growth'],
  ['GROWTH', 'growth'],
  ['enterprise', 'enterprise'],
  ['Free', 'free'],
  ['tRiAl', 'trial'],
  ['platinum', 'free'],
  ['constructor', 'free'],
  ['', 'free'],
])('the name %o selects the caps and flags of the plan %s', (name, plan) => {
  const user = accountCalls.trueUserInfo.says.fromWire(
    { data: { Businesslist: [{ plan: name }] } } as never,
    wireIds,
  );
  expect(user.businesses[0]!.plan).toBe(plan);
  expect(planTables[planNamed(name)]).toBe(planTables[plan as never]);
});

test('the table of plans has every flag there is, once', () => {
  expect(plansWith.map(([flag]) => flag).sort()).toEqual([...planTables.enterprise.flags].sort());
});
