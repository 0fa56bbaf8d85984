import { expect, test } from 'vitest';
import { type PermissionKey, permissionKinds } from '../../src/domain/access/permissions.ts';
import { filesOf, textOf } from '../support/source-files.ts';

/** Sections that are not built: nothing asks for their keys yet. */
const waiting: readonly PermissionKey[] = ['dashboard.team'];

test('each hidden section and text is asked for by a screen, a call or a report, but for those not built', () => {
  const askers = filesOf(/^src\/(app|screens|api\/calls|domain\/report)\/.*\.tsx?$/).map(textOf);
  const unchecked = (Object.keys(permissionKinds) as PermissionKey[])
    .filter((key) => ['hidden section', 'text'].includes(permissionKinds[key]))
    .filter((key) => !askers.some((text) => text.includes(`'${key}'`)));
  expect(unchecked).toEqual(waiting);
});
