import { afterAll, beforeAll } from 'vitest';
import { shopifyPlatform } from '../../server/adapters/shop/shopify.ts';
import type { Jobs } from '../../server/jobs/runner.ts';
import type { Child } from './child.ts';
import type { Member } from './member.ts';
import { testSecret } from './payments.ts';
import { type Product, startProduct } from './product.ts';
import { startJobsOf } from './product-jobs.ts';
import { freePort, startShopSandboxProcess } from './sandbox.ts';

/** The shop's own process, and the product whose jobs ask it. */
export let sandbox: Child<{ url: string }>;
export let product: Product;

/** Has a test file walk a store's pages, with a sandbox shop of its own beside the product. */
export const walkWithShop = (): void => {
  let jobs: Jobs;
  beforeAll(async () => {
    sandbox = await startShopSandboxProcess();
    const shops = (origin: string) =>
      shopifyPlatform({ key: 'test', secret: testSecret, sandboxUrl: sandbox.ready.url }, origin);
    product = await startProduct({ port: await freePort(), shops });
    jobs = await startJobsOf(product, { shops: shops(product.origin) });
  });
  afterAll(async () => {
    await jobs.stop();
    await product.close();
    await sandbox.kill();
  });
};

type Page = Member['page'];
/** Presses a button of this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Waits for a step of the wizard to be the current one. */
export const step = (page: Page, name: string) =>
  page.locator('[aria-current=step]').getByText(name).waitFor();
