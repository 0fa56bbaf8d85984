import { expect, test } from 'vitest';
import type { StoreFacts } from '../../src/domain/online-store/connection.ts';
import type { SettingsPart } from '../../src/domain/online-store/settings.ts';
import {
  type OnlineStoreEvent,
  onlineStoreLifecycle,
} from '../../src/machines/online-store/online-store.lifecycle.ts';
import { allows, decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

const shop = 'blue-kettle.myshopify.com';
const whole: StoreFacts = { shop, before: null, missing: [], wrongAccounts: [] };
const facts = {
  none: { ...whole, shop: null },
  whole,
  half: { ...whole, missing: ['automation', 'accounting'] },
  wrong: { ...whole, wrongAccounts: ['Taxes'] },
  wasInactive: { ...whole, before: 'Inactive' },
  wasActive: { ...whole, before: 'Active' },
  wasPaused: { ...whole, before: 'Paused' },
} satisfies Record<string, StoreFacts>;
type Fact = keyof typeof facts;

const granted = { type: 'store.authorised', shop, missing: [], taken: false } as const;
const eventOf = (act: string): OnlineStoreEvent =>
  act === 'authorised'
    ? granted
    : ({ type: `store.${act}`, part: 'automation', accounts: ['Taxes'] } as unknown as OnlineStoreEvent);

/** The moves, one line per transition. */
const table = `
  NotConnected         | none        | authorised       | Inactive
  NotConnected         | none        | tokenLost        | NotConnected
  NotConnected         | none        | uninstalled      | NotConnected
  NotConnected         | none        | disconnect       | NotConnected
  Inactive             | half        | authorised       | Inactive
  Inactive             | half        | saveSettings     | Inactive
  Inactive             | wrong       | accountingBroken | Inactive
  Inactive             | whole       | activate         | Active
  Inactive             | whole       | tokenLost        | NeedsReauthorisation
  Inactive             | whole       | uninstalled      | NeedsReauthorisation
  Inactive             | whole       | scopesReduced    | NeedsReauthorisation
  Inactive             | half        | disconnect       | NotConnected
  Active               | whole       | authorised       | Active
  Active               | whole       | activate         | Active
  Active               | whole       | resume           | Active
  Active               | whole       | saveSettings     | Active
  Active               | whole       | pause            | Paused
  Active               | wrong       | accountingBroken | Inactive
  Active               | whole       | tokenLost        | NeedsReauthorisation
  Active               | whole       | uninstalled      | NeedsReauthorisation
  Active               | whole       | scopesReduced    | NeedsReauthorisation
  Active               | whole       | disconnect       | NotConnected
  Paused               | whole       | authorised       | Paused
  Paused               | whole       | saveSettings     | Paused
  Paused               | whole       | pause            | Paused
  Paused               | whole       | resume           | Active
  Paused               | wrong       | accountingBroken | Inactive
  Paused               | whole       | tokenLost        | NeedsReauthorisation
  Paused               | whole       | uninstalled      | NeedsReauthorisation
  Paused               | whole       | scopesReduced    | NeedsReauthorisation
  Paused               | whole       | disconnect       | NotConnected
  NeedsReauthorisation | wasInactive | authorised       | Inactive
  NeedsReauthorisation | wasActive   | authorised       | Active
  NeedsReauthorisation | wasPaused   | authorised       | Paused
  NeedsReauthorisation | wasActive   | saveSettings     | NeedsReauthorisation
  NeedsReauthorisation | wasActive   | pause            | NeedsReauthorisation
  NeedsReauthorisation | wasActive   | accountingBroken | NeedsReauthorisation
  NeedsReauthorisation | wasActive   | tokenLost        | NeedsReauthorisation
  NeedsReauthorisation | wasActive   | uninstalled      | NeedsReauthorisation
  NeedsReauthorisation | wasActive   | scopesReduced    | NeedsReauthorisation
  NeedsReauthorisation | wasActive   | disconnect       | NotConnected`;

proveMoves(
  onlineStoreLifecycle,
  '$from, $fact, $act: $to',
  rowsOf(table, ['from', 'fact', 'act', 'to']).map(({ from, fact, act, to }) => ({
    from,
    fact,
    act,
    to,
    standing: { status: from, facts: facts[fact as Fact] },
    event: eventOf(act),
  })),
);

const decided = (status: string, fact: Fact, event: OnlineStoreEvent) =>
  decide(onlineStoreLifecycle, { status, facts: facts[fact] }, event);

test.each([
  ['NotConnected', 'none', 'pause', 'No store is connected. Connect yours first.'],
  ['Inactive', 'half', 'activate', 'Save the automation settings, the accounting settings first.'],
  ['Inactive', 'wrong', 'activate', 'Choose another account for Taxes first.'],
  ['Inactive', 'whole', 'pause', 'Activate your store first.'],
  ['Paused', 'wrong', 'resume', 'Choose another account for Taxes first.'],
  ['Paused', 'whole', 'activate', 'Your store is paused. Resume it instead.'],
  [
    'NeedsReauthorisation',
    'wasActive',
    'resume',
    'Your store needs to be connected again first. Your settings are kept.',
  ],
] as const)('a store that is %s, %s, says why it refuses %s', (status, fact, act, message) => {
  expect(decided(status, fact, eventOf(act))).toMatchObject({ refused: true, message });
});

test.each([
  [
    { ...granted, missing: ['read_orders'] },
    'none',
    'Your store didn’t give the permissions we need (read_orders). Connect again and allow all of them.',
  ],
  [
    { ...granted, taken: true },
    'none',
    'This store is connected to another business. Disconnect it there first, or choose another store.',
  ],
  [
    { ...granted, shop: 'red-pan.myshopify.com' },
    'whole',
    `Your store ${shop} is connected. Disconnect it before you connect another.`,
  ],
] as const)(
  'a permission that isn’t whole, free or of the same store is refused: %o',
  (event, fact, message) => {
    for (const status of fact === 'none' ? ['NotConnected'] : ['Inactive', 'Active', 'Paused'])
      expect(decided(status, fact, event)).toMatchObject({ refused: true, message });
    if (fact === 'whole')
      expect(decided('NeedsReauthorisation', 'wasActive', event)).toMatchObject({ refused: true, message });
  },
);

test('what a store goes on as is remembered, changed meanwhile, and forgotten when it goes on', () => {
  const lost = decided('Active', 'whole', eventOf('tokenLost'));
  expect(lost).toMatchObject({ facts: { before: 'Active', shop } });
  expect(decided('NeedsReauthorisation', 'wasActive', eventOf('pause'))).toMatchObject({
    facts: { before: 'Paused' },
  });
  expect(decided('NeedsReauthorisation', 'wasActive', eventOf('accountingBroken'))).toMatchObject({
    facts: { before: 'Inactive' },
  });
  expect(decided('NeedsReauthorisation', 'wasPaused', granted)).toMatchObject({ facts: { before: null } });
  expect(decided('Active', 'whole', eventOf('disconnect'))).toMatchObject({
    facts: { shop: null, missing: ['sync', 'automation', 'accounting'] },
  });
});

test('a part that was saved is missing no more, and accounts that were saved are right', () => {
  const save = (fact: Fact, part: SettingsPart) =>
    decided('Inactive', fact, { type: 'store.saveSettings', part });
  expect(save('half', 'automation')).toMatchObject({ facts: { missing: ['accounting'] } });
  expect(save('wrong', 'sync')).toMatchObject({ facts: { wrongAccounts: ['Taxes'] } });
  expect(save('wrong', 'accounting')).toMatchObject({ facts: { wrongAccounts: [] } });
  expect(decided('Active', 'whole', eventOf('accountingBroken'))).toMatchObject({
    facts: { wrongAccounts: ['Taxes'] },
  });
});

test('what only repeats is not offered', () => {
  const offers = (status: string, fact: Fact, type: OnlineStoreEvent['type']) =>
    allows(onlineStoreLifecycle, { status, facts: facts[fact] }, { type } as OnlineStoreEvent);
  expect(offers('Active', 'whole', 'store.resume')).toBe(false);
  expect(offers('NotConnected', 'none', 'store.disconnect')).toBe(false);
  expect(offers('Paused', 'whole', 'store.resume')).toBe(true);
});
