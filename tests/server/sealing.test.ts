import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { chooseSealing, sealingBy } from '../../server/adapters/sealing.ts';
import { readSettings } from '../../server/settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'counterfoil-sealing-'));
afterAll(() => rmSync(directory, { recursive: true }));

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const [old, newer] = [keyOf(1), keyOf(2)];
const sealing = sealingBy([old]);

it('opens what it sealed, and two seals of one text differ', () => {
  const [first, second] = [sealing.seal('geheim ₦', 'here'), sealing.seal('geheim ₦', 'here')];
  expect(first).toMatch(/^v1\.[\w-]{8}\.[\w-]+$/);
  expect(first).not.toBe(second);
  expect([sealing.open(first, 'here'), sealing.open(second, 'here')]).toEqual(['geheim ₦', 'geheim ₦']);
});

it('opens nothing for another place, by another key, cut short or changed', () => {
  const sealed = sealing.seal('secret', 'here');
  expect(sealing.open(sealed, 'there')).toBeNull();
  expect(sealingBy([newer]).open(sealed, 'here')).toBeNull();
  const [version, name, body] = sealed.split('.') as [string, string, string];
  const other = body[20] === 'A' ? 'B' : 'A';
  const changed = `${version}.${name}.${body.slice(0, 20)}${other}${body.slice(21)}`;
  for (const wrong of [changed, sealed.slice(0, -6), `${version}.${name}.AAAA`, 'JBSWY3DPEHPK3PXP', ''])
    expect(sealing.open(wrong, 'here'), wrong).toBeNull();
});

it('opens by an older key and seals by the newest, so that a key can be replaced', () => {
  const both = sealingBy([newer, old]);
  const sealed = sealing.seal('secret', 'here');
  expect(both.open(sealed, 'here')).toBe('secret');
  expect([both.isCurrent(sealed), both.isCurrent(both.seal('secret', 'here'))]).toEqual([false, true]);
});

test('beside the embedded database a key is made once, which its user alone may read', () => {
  const sealed = chooseSealing([], directory)!.seal('secret', 'here');
  const file = join(directory, 'sealing-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(chooseSealing([], directory)!.open(sealed, 'here')).toBe('secret');
  expect(sealingBy([readFileSync(file, 'utf8')]).open(sealed, 'here')).toBe('secret');
});

test('a key that is given comes first, and a database of one’s own without a key has nothing to seal with', () => {
  const { sealingKeys } = readSettings({ COUNTERFOIL_KEY: `${newer}, ${old}` });
  expect(chooseSealing(sealingKeys, directory)!.open(sealing.seal('secret', 'here'), 'here')).toBe('secret');
  expect(chooseSealing(readSettings({ COUNTERFOIL_KEY: '' }).sealingKeys, null)).toBeNull();
});

test.each(['short', `${keyOf(3)},`, 'x'.repeat(50)])(
  'the key %s is refused at the start',
  (COUNTERFOIL_KEY) => {
    expect(() => readSettings({ COUNTERFOIL_KEY })).toThrow('COUNTERFOIL_KEY is not 32 bytes in base64');
  },
);
