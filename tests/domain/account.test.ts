import { expect, it } from 'vitest';
import { personNameProblem, registrationProblems } from '../../src/domain/user/account.ts';
import { commonPasswords } from '../../src/domain/user/common-passwords.ts';
import { passwordProblem } from '../../src/domain/user/password.ts';

const mara = { email: 'mara.okafor@example.com', businesses: ['Umbrella Works', 'Okafor Textiles'] };

it.each([
  ['nine characters', 'kT7!vq.Lx', 'at least 10'],
  ['a hundred and twenty-nine characters', `${'ab cd ef '.repeat(14)}xyz`, 'at most 128'],
  ['a word of the list with a tail', 'password123', 'too easy to guess'],
  ['the same with signs for letters and a capital', 'P@ssw0rd123', 'too easy to guess'],
  ['a word twice', 'dragondragon', 'too easy to guess'],
  ['a row of keys', 'Qwertyuiop', 'too easy to guess'],
  ['one sign over and over', 'aaaaaaaaaaaaaa', 'too easy to guess'],
  ['a short piece over and over', 'xk9xk9xk9xk9', 'too easy to guess'],
  ['the name of the product', 'MyCounterfoil!47', 'name of this product'],
  ['the front of the email address', 'x-MARA.okafor-77', 'email address'],
  ['the name of the business', '9 okafor textiles 9', 'name of your business'],
])('a password is refused for %s', (_why, password, sentence) => {
  expect(passwordProblem(password, mara)).toContain(sentence);
});

it.each([
  ['ten characters', 'kT7!vq.Lxe'],
  ['a hundred and twenty-eight characters', `${'ab cd ef '.repeat(14)}xy`],
  ['spaces at both ends, counted', '  seven77  '],
  ['ten characters beyond the basic plane, each one character', '🦒🐘🦓🐆🦛🐪🦍🐊🦏🐗'],
  ['no capital, no digit, no sign', 'quiet lanterns over tar'],
  ['accents and other scripts', 'ёлка-чай-Ωmega'],
])('a password may have %s', (_what, password) => {
  expect(passwordProblem(password, mara)).toBeNull();
});

it('the list holds thousands of passwords, each long enough to matter and in lower case', () => {
  const all = [...commonPasswords()];
  expect(all.length).toBeGreaterThan(10_000);
  expect(all.filter((one) => one.length < 10 || one !== one.toLowerCase())).toEqual([]);
});

it('a short name in the address does not rule out every password that holds its letters', () => {
  expect(passwordProblem('quiet lanterns', { email: 'an@example.com' })).toBeNull();
});

it('a registration names every faulty field', () => {
  const faults = registrationProblems({
    firstName: ' ',
    lastName: 'O\r\nBcc: x',
    email: 'mara',
    password: 'short',
  });
  expect(faults.map((fault) => fault.field)).toEqual(['firstName', 'lastName', 'email', 'password']);
});

it.each([
  'mara@example.com\r\nBcc: all@example.com',
  'mara@exa\u0000mple.com',
  'mara@example',
  '@example.com',
])('the address %j is refused', (email) => {
  const faults = registrationProblems({
    firstName: 'Mara',
    lastName: 'Okafor',
    email,
    password: 'quiet lanterns over tar',
  });
  expect(faults.map((fault) => fault.field)).toEqual(['email']);
});

it.each(['J. R. R.', 'J.R.R.', 'Jean-Paul', 'O’Neil', 'St. John', 'Müller jr.', 'Ng', '王秀英', 'D.'])(
  'a person may be called %s',
  (name) => {
    expect(personNameProblem(name, 'missing')).toBeNull();
  },
);

it.each([
  'evil.com',
  'see evil.com',
  'https://x',
  'WWW.evil',
  'evil。com',
  'ev\u00adil.c\u200bom',
  'x.co/path',
])('nobody is called %j, which a mail program makes a link of', (name) => {
  expect(personNameProblem(name, 'missing')).toContain('web address');
});
