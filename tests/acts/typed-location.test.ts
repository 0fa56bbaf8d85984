import { expect, test } from 'vitest';
import { locationOf, locationRefusal } from '../../server/acts/typed-location.ts';
import type { Place } from '../../src/domain/location/location.ts';
import { askedDocument, draftInvoice, lookedUp } from '../support/act-world.ts';

const place = (id: string, more: Partial<Place> = {}): Place => ({
  id,
  name: id,
  active: true,
  isDefault: false,
  ...more,
});
const main = place('main', { isDefault: true });
const looked = (...locations: Place[]) => ({ ...lookedUp(), locations });
const asked = (locationId: string | null, atLine?: string) => ({
  ...askedDocument({ lines: [{ ...askedDocument().lines[0]!, ...(atLine ? { locationId: atLine } : {}) }] }),
  locationId,
});

test('a new document lies at the location it names, else at the default one, and at none where there is one alone', () => {
  expect(locationOf(asked('annex'), looked(main, place('annex')), null)).toBe('annex');
  expect(locationOf(asked(null), looked(main), null)).toBe('main');
  expect(locationOf(askedDocument(), looked(main), null)).toBe('main');
  expect(locationOf(asked(null), lookedUp(), null)).toBeNull();
});

test('one that is edited stays where it lies, unless another location is named', () => {
  const standing = { ...draftInvoice(), locationId: 'annex' };
  expect(locationOf(askedDocument(), looked(main), standing)).toBe('annex');
  expect(locationOf(asked('main'), looked(main), standing)).toBe('main');
  expect(locationOf(asked(null), looked(main), standing)).toBe('main');
  // Written before there were several, it isn't moved by being saved.
  expect(locationOf(asked(null), looked(main), draftInvoice())).toBeNull();
});

test('a location out of use is refused where it is named anew, on the document or on a line', () => {
  const shut = place('shut', { active: false });
  expect(locationRefusal(asked('shut'), looked(shut), null)).toMatchObject({
    fields: [{ field: 'location' }],
  });
  expect(locationRefusal(asked(null, 'shut'), looked(shut), null)).toMatchObject({
    fields: [{ field: 'lines.0.location', message: 'shut isn’t in use. Choose another location.' }],
  });
  expect(locationRefusal(asked('shut'), looked(shut), { ...draftInvoice(), locationId: 'shut' })).toBeNull();
  expect(locationRefusal(asked('main', 'main'), looked(main), null)).toBeNull();
});
