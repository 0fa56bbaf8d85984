import { expect, test } from 'vitest';
import { byChart, saveCardAct } from '../../server/acts/card.ts';
import { type Bank, bankStandingOf, blankBank } from '../../src/domain/books/bank.ts';
import {
  blankLocation,
  type Location,
  locationCard,
  locationStanding,
} from '../../src/domain/location/location.ts';
import { plainCard, type Template, templateStandingOf } from '../../src/domain/template/template.ts';
import { bankLifecycle } from '../../src/machines/bank/bank.lifecycle.ts';
import { locationLifecycle } from '../../src/machines/location/location.lifecycle.ts';
import { templateLifecycle } from '../../src/machines/template/template.lifecycle.ts';
import { refused } from '../support/act-world.ts';

const moveBank = byChart(bankLifecycle, (one: Bank) => bankStandingOf(one));
const bank: Bank = {
  ...blankBank,
  name: 'First',
  currency: 'EUR',
  id: 'bank',
  accountId: 1000,
  isDefault: false,
  active: true,
  used: false,
  alone: false,
  openingId: null,
  version: 1,
} as Bank;
const archived = { ...bank, active: false, used: true };

test('another bank becomes the default; one that is stays so, one archived can’t be', () => {
  expect(moveBank(bank, 'setDefault')).toMatchObject({ moved: true });
  expect(moveBank({ ...bank, isDefault: true }, 'setDefault')).toMatchObject({ moved: false });
  expect(refused(moveBank(archived, 'setDefault')).kind).toBe('illegal-move');
});

test('deleted, a bank with entries stays, of another nothing is left, one archived is so already', () => {
  expect(moveBank({ ...bank, used: true }, 'delete')).toEqual({ moved: true, gone: false });
  expect(moveBank(bank, 'delete')).toEqual({ moved: true, gone: true });
  expect(moveBank(archived, 'delete')).toEqual({ moved: false, gone: false });
  expect(refused(moveBank({ ...bank, isDefault: true }, 'delete')).message).toMatch(/another default/);
  expect(moveBank({ ...bank, isDefault: true, alone: true }, 'delete')).toEqual({ moved: true, gone: true });
});

test('a bank that is archived is put to use again, one in use is not', () => {
  expect(moveBank(archived, 'activate')).toMatchObject({ moved: true });
  expect(refused(moveBank(bank, 'activate')).kind).toBe('illegal-move');
});

test('another template becomes the default, one that is stays so, and of either nothing is left once deleted', () => {
  const moveTemplate = byChart(templateLifecycle, (one: Template) => templateStandingOf(one));
  const template = { ...plainCard, id: 'template', isDefault: false, version: 1 };
  const first = { ...template, isDefault: true };
  expect(moveTemplate(template, 'setDefault')).toMatchObject({ moved: true });
  expect(moveTemplate(first, 'setDefault')).toMatchObject({ moved: false });
  expect([template, first].map((one) => moveTemplate(one, 'delete'))).toEqual(
    Array(2).fill({ moved: true, gone: true }),
  );
});

const moveLocation = byChart(locationLifecycle, (one: Pick<Location, 'isDefault' | 'active'>) =>
  locationStanding(one, { onTheWay: [], below: [], counting: [] }),
);
const saved = (card: object, nameIsTaken = false, active: boolean | null = null) =>
  saveCardAct(
    locationCard,
    { ...blankLocation, name: 'Annex', ...card },
    active === null ? null : moveLocation({ isDefault: false, active }, 'edit'),
    nameIsTaken,
  );

test('a location is saved as typed, and faults are named beside their fields', () => {
  expect(saved({})).toBeNull();
  expect(saved({ name: '' })).toMatchObject({ kind: 'invalid', fields: [{ field: 'name' }] });
  expect(saved({ name: 'x'.repeat(100) })).toBeNull();
  expect(saved({ name: 'x'.repeat(101) })).toMatchObject({
    kind: 'invalid',
    fields: [{ field: 'name' }],
  });
  expect(saved({ city: 'x'.repeat(101) })).toMatchObject({ fields: [{ field: 'city' }] });
  expect(saved({ country: 'XX' })).toMatchObject({ fields: [{ field: 'country' }] });
  expect(saved({}, true)).toMatchObject({ fields: [{ field: 'name' }] });
});

test('a card in use is edited, one out of use is not until it’s activated', () => {
  expect(saved({}, false, true)).toBeNull();
  expect(saved({}, false, false)).toMatchObject({ kind: 'illegal-move' });
  expect(moveLocation({ isDefault: false, active: false }, 'activate')).toEqual({ moved: true, gone: false });
});
