import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a table written by hand from the spec, by the names of its columns. */
const rowsOf = (name: string): Record<string, string>[] => {
  const lines = readFileSync(join(import.meta.dirname, `../expected/${name}.csv`), 'utf8')
    .trim()
    .split('\n');
  const [head, ...rows] = lines.map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(head!.map((column, index) => [column, cells[index] ?? ''])));
};

/** The roles and plans of the tables, in their order. */
export const expectedRoles = ['Owner', 'Admin', 'Manager', 'Staff', 'Accountant', 'Viewer'] as const;
export const expectedPlans = ['free', 'starter', 'trial', 'growth', 'enterprise'] as const;

/** Which role holds each key; what each plan has; which key and flag each call and screen asks for. */
export const expectedSets = rowsOf('sets');
export const expectedPlanRows = rowsOf('plans');
export const expectedCalls = rowsOf('calls');
export const expectedScreens = rowsOf('screens');
/** The primary act of each record for each role, by what has happened to it. */
export const expectedSteps = rowsOf('next-steps');

const caps: readonly string[] = ['invoices', 'inventory', 'clients'];
export const expectedCaps = expectedPlanRows.filter(({ what }) => caps.includes(what!));
export const expectedFlags = expectedPlanRows.filter(({ what }) => !caps.includes(what!));

/** What the tables say of a role on a plan that asks for something with a key and perhaps a flag. */
export const expectedAnswer = (
  role: string,
  plan: string,
  { key, flag }: Record<string, string>,
): 'not-allowed' | 'plan-limit' | 'open' => {
  if (expectedSets.find((row) => row.key === key)?.[role] !== 'yes') return 'not-allowed';
  if (flag && expectedFlags.find((row) => row.what === flag)?.[plan] !== 'yes') return 'plan-limit';
  return 'open';
};
