import type { Page } from 'playwright-core';
import { goodPassword } from './people.ts';
import type { Product } from './product.ts';

/** The six digits of the newest letter to an address, as the local mailbox shows them. */
export const mailedCode = async (product: Product, email: string): Promise<string> => {
  const response = await fetch(`${product.origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const [letter] = (await response.json()) as { text: string }[];
  const code = /^\d{6}$/m.exec(letter?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
};

/** Registers, proves the address with the mailed code and names the business; ends on the empty dashboard. */
export const signUp = async (product: Product, page: Page, email: string): Promise<void> => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/auth/email-verification');
  await page.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(product, email));
  await page.waitForURL('**/auth/onboarding');
  await page.getByLabel('Company name').fill('Harbour Bakery');
  await page.getByLabel('Country').selectOption({ label: 'Belgium' });
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Company address').fill('14 Quay Street, Ostend');
  await page.getByRole('button', { name: 'Create business' }).click();
  await page.waitForURL('**/dashboard');
};
