import { expect, test } from 'vitest';
import { addressLines, addressPartsIn, noAddress } from '../../src/domain/values/address.ts';

const quay = { ...noAddress, street: '14 Quay Street', city: 'Place', state: 'Region', zip: 'P1' };

test.each([
  ['Belgium', ['14 Quay Street', 'P1 Place', 'Region', 'Belgium']],
  ['United States', ['14 Quay Street', 'Place Region P1', 'United States']],
  ['United Kingdom', ['14 Quay Street', 'Place', 'Region', 'P1', 'United Kingdom']],
  ['UK', ['14 Quay Street', 'Place', 'Region', 'P1', 'UK']],
  ['Nigeria', ['14 Quay Street', 'Place P1', 'Region', 'Nigeria']],
  ['Ruritania', ['14 Quay Street', 'P1 Place', 'Region', 'Ruritania']],
  ['', ['14 Quay Street', 'P1 Place', 'Region']],
])('an address in %s is asked for and printed in one order', (country, lines) => {
  const address = { ...quay, country };
  expect(addressLines(address)).toEqual(lines);
  const typed = addressPartsIn(country).map((part) => address[part]);
  expect(typed.filter(Boolean).join(' ')).toBe(lines.join(' '));
});

test('every part is asked for once, whatever the country', () => {
  for (const country of ['', 'Belgium', 'United States', 'United Kingdom', 'Nigeria'])
    expect([...addressPartsIn(country)].sort()).toEqual(Object.keys(noAddress).sort());
});
