import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import type { JobServices } from '../../server/jobs/deliver-letter.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { type Product, startProduct } from './product.ts';

/** Starts the worker of a product, with a mailbox of this machine and no payment provider. */
export const startJobsOf = (
  { database, clock, pdf, sealing, origin }: Product,
  { shops = null, rhythm }: Pick<JobServices, 'shops'> & { rhythm?: Parameters<typeof startJobs>[2] } = {},
): Promise<Jobs> =>
  startJobs(
    { database, clock, pdf, sealing, origin, mail: localMailbox, payments: null, shops },
    console.error,
    rhythm,
  );

/** The product with its worker, which ends with it. */
export const startWorkingProduct = async (): Promise<Product> => {
  const product = await startProduct();
  const jobs = await startJobsOf(product);
  return {
    ...product,
    async close() {
      await jobs.stop();
      await product.close();
    },
  };
};
