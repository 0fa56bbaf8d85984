import { expect, test } from 'vitest';
import { proposedLocation } from '../../src/domain/online-store/locations.ts';

const ours = [
  { id: 'main', name: 'Main', active: true },
  { id: 'floor', name: ' shop Floor', active: true },
  { id: 'barn', name: 'Barn', active: true },
  { id: 'barn2', name: 'BARN', active: true },
  { id: 'quay', name: 'Quay', active: false },
];
const proposed = (name: string, locationId: string | null = null) =>
  proposedLocation({ name, locationId }, ours);

test('a location of the store is taken to be the only one of ours with its name, however it is spelt', () => {
  expect(proposed('Shop floor')).toBe('floor');
});

test('two of the same name, none of it, and one out of use propose nothing', () => {
  expect(['Barn', 'Warehouse', 'Quay'].map((name) => proposed(name))).toEqual([null, null, null]);
});

test('what was chosen stays, unless it is out of use', () => {
  expect(proposed('Shop floor', 'main')).toBe('main');
  expect(proposed('Shop floor', 'quay')).toBe('floor');
});
