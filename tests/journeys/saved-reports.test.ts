import { afterEach, expect, test } from 'vitest';
import type { Jobs } from '../../server/jobs/runner.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { asAdmin } from '../support/database.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { startJobsOf } from '../support/product-jobs.ts';

walkAsMember();
let jobs: Jobs | null = null;
afterEach(async () => {
  await jobs?.stop();
  jobs = null;
});

/** The newest mail to the member, once it is there. */
const mailOf = async (subject: string): Promise<{ text: string }> => {
  let found: { subject: string; text: string } | undefined;
  const look = async () => {
    const response = await fetch(`${product.origin}/dev/mailbox.json?to=${encodeURIComponent(member.email)}`);
    found = ((await response.json()) as { subject: string; text: string }[]).find((one) =>
      one.subject.startsWith(subject),
    );
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 60_000 }).toBe(true);
  return found!;
};

test('a report is saved with its filters, found again, changed, mailed, unsubscribed from and deleted', async () => {
  const { page, api } = member;
  await api.invoice({ prices: ['120.5'] });
  await page.goto('/reports/income-statement?dates=thisyear');
  await page.getByRole('button', { name: 'Save report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('link', { name: 'Enter a name.' }).click();
  await page.keyboard.type('Board pack');
  await dialog.getByLabel('Note').fill('Mind the rent.');
  await dialog.getByLabel('Email it').selectOption('Every month');
  await dialog.getByLabel('Day of the month').selectOption('15');
  await dialog.getByLabel('File').selectOption('CSV');
  await dialog.getByRole('checkbox', { name: member.shop.user.name }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved as Board pack').waitFor();
  await page.getByText('Mind the rent.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  // Other filters are kept by one press.
  await page.getByLabel('Compare with').selectOption('Same period last year');
  await page.getByRole('button', { name: 'Save these filters' }).click();
  await page.getByRole('button', { name: 'Save these filters' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByText('Mind the rent.').waitFor();

  // It is found in the directory, by its name and by that of its report, and renamed there.
  await page.goto('/reports');
  const group = page.getByRole('region', { name: 'Saved' });
  await group.getByRole('button', { name: /Board pack/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByLabel('Name').fill('Directors');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await group.getByRole('link', { name: /^Directors/ }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('direct');
  await page.getByRole('option', { name: /Directors/ }).click();
  await page.waitForURL(/dates=thisyear&compare=previousyear&saved=/);
  const address = page.url();

  // Its day has come.
  jobs = await startJobsOf(product);
  await asAdmin(
    product.database.url,
    `begin; set local app.maintenance = 'on'; update saved_report set next_on = '2020-01-15'; commit;
     select graphile_worker.add_job('queue-saved-reports')`,
  );
  const { text } = await mailOf('Directors: ');
  await page.goto(/Unsubscribe: (\S+)/.exec(text)![1]!.replace(/^https?:\/\/[^/]+/, ''));
  await page.getByRole('heading', { name: 'Stop getting this report?' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();

  await page.goto(address);
  await page.getByText(`Not sent to ${member.shop.user.name} (unsubscribed).`).waitFor();
  await page.getByRole('button', { name: /Directors/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Saved report deleted.').waitFor();
  await page.getByText('Saved as').waitFor({ state: 'detached' });
});
