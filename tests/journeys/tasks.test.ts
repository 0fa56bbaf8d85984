import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '../../server/jobs/runner.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { asAdmin } from '../support/database.ts';
import { importApiFor } from '../support/import-api.ts';
import { giveRole } from '../support/joined.ts';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { startJobsOf } from '../support/product-jobs.ts';

let product: Product;
let jobs: Jobs | null = null;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await jobs?.stop();
  await product.close();
});

const begin = async () => {
  jobs = await startJobsOf(product, { rhythm: { beatSeconds: 1, deadSeconds: 3 } });
};
const many = (rows: number, of: string) =>
  `Name,Price\n${Array.from({ length: rows }, (_, n) => `${of} ${n},${n % 40 === 39 ? 'much' : 5}`).join('\n')}\n`;

test('long work is found on a page of its own: it waits, is interrupted, stopped, tried again, watched to its end, and failed', async () => {
  const { page, faults, client } = await startMember(product);
  const imports = importApiFor(client);
  const look = async () => {
    expect(await violationsInBothLooks(page)).toEqual(clean);
  };
  await page.goto('/tasks');
  await page.getByText('Imports and other work that takes a while will appear here.').waitFor();
  await look();

  // It began elsewhere, as from a phone; the page shows it by itself.
  const first = await imports.uploaded(many(800, 'Candle'));
  expectOk(await imports.start(first));
  const card = page.getByRole('article', { name: 'Importing a file: items.csv' });
  await card.getByText('Waiting for its turn.').waitFor({ timeout: 15_000 });
  await card.getByText('Total', { exact: true }).locator('xpath=..').getByText('800').waitFor();
  const task = (await imports.tasks())[0]!;
  await asAdmin(
    product.database.url,
    `update graphile_worker._private_jobs set locked_by = 'pool-gone', locked_at = now() where key = 'task:${idFromWire(task.id)}'`,
  );
  await card.getByText('Interrupted. It will continue').waitFor();
  await look();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await card.getByRole('button', { name: 'Stop: Importing a file: items.csv' }).click();
  await card.getByText('Stopped', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Try again: Importing a file: items.csv' }).click();
  await card.getByText('Waiting for its turn.').waitFor();

  // Every page tells of it, and leads here.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'See all tasks' }).click();
  await begin();
  await card.getByText('780 added, 0 updated, 0 left as they are').waitFor({ timeout: 60_000 });
  await card.getByText('Done', { exact: true }).first().waitFor();
  await card.getByText('Errors', { exact: true }).locator('xpath=..').getByText('20').waitFor();
  await look();

  // A worker that died for good is found, and said to have failed only because it had not committed.
  await jobs!.stop();
  jobs = null;
  const second = await imports.uploaded(many(5, 'Lamp'));
  expectOk(await imports.start(second));
  const lost = (await imports.tasks())[0]!;
  await asAdmin(
    product.database.url,
    `update graphile_worker._private_jobs set attempts = max_attempts where key = 'task:${idFromWire(lost.id)}'`,
  );
  await begin();
  await asAdmin(product.database.url, "select graphile_worker.add_job('find-lost-tasks')");
  const again = page.getByRole('button', { name: 'Try again: Importing a file: items.csv' });
  await again.waitFor({ timeout: 20_000 });
  await page.getByRole('article').getByText('The server stopped several times').waitFor();
  await look();
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'Importing a file stopped' }).waitFor();
  await again.click();
  await page.getByText('5 added, 0 updated, 0 left as they are').waitFor({ timeout: 20_000 });
  await page.getByRole('link', { name: 'See import' }).first().click();
  await page.getByRole('heading', { name: 'Import of items.csv' }).waitFor();
  expect(faults).toEqual([]);
});

test('who may not import sees what runs and is offered nothing; the palette leads there', async () => {
  const { page, faults, client, email } = await startMember(product);
  const imports = importApiFor(client);
  expectOk(await imports.start(await imports.uploaded(many(1, 'Bowl'))));
  await giveRole(product, email, 'Viewer');
  await page.goto('/dashboard');
  await page.locator('main h1').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Tasks');
  await page.getByRole('option', { name: 'Tasks' }).first().click();
  await page.getByRole('article', { name: 'Importing a file: items.csv' }).waitFor();
  expect(await page.getByRole('article').getByRole('button').count()).toBe(0);
  expect(await page.getByRole('article').getByRole('link').count()).toBe(0);
  expect(faults).toEqual([]);
});
