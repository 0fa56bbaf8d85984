import { expect, test } from 'vitest';
import { normalEmail } from '../../src/domain/text.ts';
import { newEmailProblem } from '../../src/domain/user/account.ts';

const letters = 'Use letters from A to Z, digits and signs such as . - _ before the @.';

test.each([
  ['a Cyrillic letter among Latin ones', 'm\u0430ra@example.com'],
  ['Cyrillic letters alone', '\u0430\u0441\u0430@example.com'],
  ['a dotless i', 'm\u0131ra@example.com'],
  ['a Greek letter', 'mar\u03b1@example.com'],
  ['a filler nobody sees', 'mara\u3164@example.com'],
  ['a joiner nobody sees', 'mara\u034f@example.com'],
  ['a combining dot', 'ma\u0323ra@example.com'],
])('a new address with %s is refused beside its field', (_, email) => {
  expect(newEmailProblem(email)).toBe(letters);
});

test('an internationalised domain is one address, however it is written', () => {
  const ascii = 'mara@xn--bcher-kva.example';
  for (const typed of [
    ascii,
    'mara@b\u00fccher.example',
    'mara@bu\u0308cher.example',
    'mara@b\u00fccher\u3002example',
  ])
    expect([newEmailProblem(typed), normalEmail(typed)]).toEqual([null, ascii]);
  expect(normalEmail('Mara@Example.com')).toBe('Mara@Example.com');
});

test('a domain of letters that only look alike is another one, and is seen to be', () => {
  expect(normalEmail('mara@ex\u0430mple.com')).toBe('mara@xn--exmple-4nf.com');
});
