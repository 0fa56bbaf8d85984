import { expect, test } from 'vitest';
import { Navigation } from '../../src/app/Navigation.tsx';
import { firstPageOf, groupsFor, withStore } from '../../src/app/nav.ts';
import { fixedChoices } from '../../src/app/palette/choices.ts';
import { permits } from '../../src/domain/access/permissions.ts';
import { roles } from '../../src/domain/team/team.ts';
import { find, render } from '../support/render.tsx';

test.each(roles.map((role) => [role, role === 'Staff' ? '/sales/list' : '/dashboard'] as const))(
  'a user who is %s begins at %s, the first page that their role may open',
  (role, first) => {
    expect(firstPageOf(groupsFor(role))).toBe(first);
  },
);

test('what is about an online store is there once one is connected, with what is on hold', () => {
  const labels = (store: { connected: boolean; onHold: number } | undefined) =>
    withStore(groupsFor('Owner'), store).flatMap(({ entries }) =>
      entries.filter(({ ofStore }) => ofStore).map(({ label, onHold }) => `${label} ${onHold}`),
    );
  expect(labels(undefined)).toEqual([]);
  expect(labels({ connected: false, onHold: 0 })).toEqual([]);
  expect(labels({ connected: true, onHold: 3 })).toEqual(['Store orders 3']);
});

test('the settings are outside of what scrolls, and say nothing of their pages', () => {
  render(<Navigation groups={groupsFor('Owner')} />);
  const [pages, settings] = [find('nav > .pages'), find('nav > .apart')];
  expect(pages.querySelector('[href^="/settings/profile"]')).toBeNull();
  expect([...settings.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Settings']);
});

test.each(roles)('the palette of a user who is %s knows every page of their navigation', (role) => {
  const groups = groupsFor(role);
  const leads = fixedChoices(groups, (key) => permits(role, key), { onKeys() {}, onSignOut() {} }).map(
    (choice) => choice.leads,
  );
  for (const { entries } of groups) for (const { href } of entries) expect(leads).toContain(href);
});
