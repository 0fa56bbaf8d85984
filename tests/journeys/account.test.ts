import { expect, test } from 'vitest';
import { codeAt } from '../../server/adapters/one-time-codes.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import type { Member } from '../support/member.ts';
import { mailedCode } from '../support/newcomer.ts';
import { png } from '../support/pictures.ts';

walkAsMember();

const newPassword = 'brave otters by moonlight';

/** The path of the link in the newest letter to an address. */
const mailedLink = async (email: string): Promise<string> => {
  const response = await fetch(`${product.origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const [letter] = (await response.json()) as { text: string }[];
  return /http:\/\/localhost(\/\S+)/.exec(letter?.text ?? '')![1]!;
};

const signIn = async ({ page, email }: Member, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const askForMail = async ({ page, email }: Member) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.waitForURL('**/auth/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send email' }).click();
  await page.waitForURL('**/auth/email-verification');
};

test('a forgotten password is replaced by the code of the mail, and the new one signs in', async () => {
  const { page, email } = member;
  await askForMail(member);
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(product, email));
  await page.waitForURL('**/auth/reset-password');
  await page.getByLabel('New password').fill('password123');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('alert').getByText('too easy to guess').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await signIn(member, newPassword);
  await page.waitForURL('**/dashboard');
});

test('the mailed link sets a password once; used again it offers a new mail', async () => {
  const { page, email } = member;
  await askForMail(member);
  const link = await mailedLink(email);
  await page.goto(link);
  await page.getByLabel('New password').fill(newPassword);
  expect(page.url()).not.toContain('code=');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor();
  await page.goto(link);
  await page
    .getByRole('listitem')
    .getByText('This link isn’t valid or has expired. Use the latest one we emailed you.')
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Ask for a new email' }).click();
  await page.waitForURL('**/auth/forgot-password');
  await page.getByRole('button', { name: 'Send email' }).waitFor();
});

test('a reset link opened while signed in leads to the new password too', async () => {
  const { page, email } = member;
  const kept = await page.evaluate(() => localStorage.getItem('counterfoil.session'));
  await askForMail(member);
  await page.goto('/healthz');
  await page.evaluate((session) => localStorage.setItem('counterfoil.session', session ?? ''), kept);
  await page.goto(await mailedLink(email));
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await signIn(member, newPassword);
  await page.waitForURL('**/dashboard');
});

test('name, picture and address are kept on the profile', async () => {
  const { page, email } = member;
  await page.goto('/settings/profile');
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('alert').getByText('Enter your first name.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('First name').fill('Aiko');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved.').waitFor();
  const picture = { name: 'me.png', mimeType: 'image/png' };
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ ...picture, buffer: png({ width: 40, height: 40 }) });
  await page.getByRole('img', { name: 'You' }).waitFor();
  await page.getByLabel('Another picture').setInputFiles({ ...picture, buffer: Buffer.from('<svg/>') });
  await page.getByRole('alert').getByText('We can’t read this picture.').waitFor();

  const moved = `moved-${email}`;
  await page.getByLabel('New email').fill(moved);
  await page.getByLabel('Your password').fill(member.password);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('heading', { name: 'Confirm the new address' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(product, moved));
  await page.getByText('Email changed.').waitFor();
  expect(await page.getByLabel('Current email').inputValue()).toBe(moved);
});

test('the password is changed, and another session ended, on the page of security', async () => {
  const { page } = member;
  await page.goto('/settings/security');
  await page.getByText('this device').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: /^Sign out .*, signed in since/ }).click();
  await page.getByLabel('Your password, to sign it out').fill(`not ${member.password}`);
  await page.getByRole('button', { name: 'Sign out this device' }).click();
  await page.getByRole('alert').getByText('This isn’t your password.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Your password, to sign it out').fill(member.password);
  await page.getByRole('button', { name: 'Sign out this device' }).click();
  await page.getByText('Session ended.').waitFor();
  await page.getByLabel('Current password').fill(member.password);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(member, newPassword);
  await page.waitForURL('**/dashboard');
});

test('a second factor is set up by its secret and asked for at the next sign-in', async () => {
  const { page, password } = member;
  await page.goto('/settings/security');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  const secret = await page.locator('code').innerText();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, product.clock()));
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  const [recovery] = await page.getByRole('listitem').locator('code').allInnerTexts();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByText('10 of 10 recovery codes are left').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(member, password);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('This code is wrong').waitFor();
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery!);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
});
