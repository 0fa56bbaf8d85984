import { expect, test } from 'vitest';
import { locationOf, locationRefusal } from '../../server/acts/typed-location.ts';
import type { NamedLocation } from '../../src/domain/location/location.ts';
import { documentRequest, draftInvoice, lookedUp } from '../support/act-world.ts';

const namedLocation = (id: string, more: Partial<NamedLocation> = {}): NamedLocation => ({
  id,
  name: id,
  active: true,
  isDefault: false,
  ...more,
});
const main = namedLocation('main', { isDefault: true });
const looked = (...locations: NamedLocation[]) => ({ ...lookedUp(), locations });
const requestOf = (locationId: string | null, atLine?: string) => ({
  ...documentRequest({
    lines: [{ ...documentRequest().lines[0]!, ...(atLine ? { locationId: atLine } : {}) }],
  }),
  locationId,
});

test('a new document lies at the location it names, else at the default one, and at none where there is one alone', () => {
  expect(locationOf(requestOf('annex'), looked(main, namedLocation('annex')), null)).toBe('annex');
  expect(locationOf(requestOf(null), looked(main), null)).toBe('main');
  expect(locationOf(documentRequest(), looked(main), null)).toBe('main');
  expect(locationOf(requestOf(null), lookedUp(), null)).toBeNull();
});

test('one that is edited stays where it lies, unless another location is named', () => {
  const standing = { ...draftInvoice(), locationId: 'annex' };
  expect(locationOf(documentRequest(), looked(main), standing)).toBe('annex');
  expect(locationOf(requestOf('main'), looked(main), standing)).toBe('main');
  expect(locationOf(requestOf(null), looked(main), standing)).toBe('main');
  // Written before there were several, it isn't moved by being saved.
  expect(locationOf(requestOf(null), looked(main), draftInvoice())).toBeNull();
});

test('a location out of use is refused where it is named anew, on the document or on a line', () => {
  const shut = namedLocation('shut', { active: false });
  expect(locationRefusal(requestOf('shut'), looked(shut), null)).toMatchObject({
    fields: [{ field: 'location' }],
  });
  expect(locationRefusal(requestOf(null, 'shut'), looked(shut), null)).toMatchObject({
    fields: [{ field: 'lines.0.location', message: 'shut isn’t in use. Choose another location.' }],
  });
  expect(
    locationRefusal(requestOf('shut'), looked(shut), { ...draftInvoice(), locationId: 'shut' }),
  ).toBeNull();
  expect(locationRefusal(requestOf('main', 'main'), looked(main), null)).toBeNull();
});
