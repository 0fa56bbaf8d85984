import { expect, test } from 'vitest';
import { firstPageOf, groupsFor } from '../../src/app/nav.ts';
import { roles } from '../../src/domain/team/team.ts';

test.each(roles.map((role) => [role, role === 'Staff' ? '/sales/list' : '/dashboard'] as const))(
  'a user who is %s begins at %s, the first page that their role may open',
  (role, first) => {
    expect(firstPageOf(groupsFor(role))).toBe(first);
  },
);
