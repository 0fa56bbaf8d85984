import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { reportPaths } from '../../src/api/wire/provider-calls.ts';
import { sandboxProviders } from './gateway-api.ts';
import { type Member, startMember } from './member.ts';
import { type Product, startProduct } from './product.ts';
import { freePort } from './sandbox.ts';

/** The providers' sandboxes of the file that runs. */
export let sandbox: Awaited<ReturnType<typeof sandboxProviders>>;
/** The product of the file that runs, connected to them. */
export let product: Product;
let jobs: Jobs;
/** Who walks the test that runs: the owner of a business of their own. */
export let member: Member;
const pdf = pdfThreads(1);

/** Starts the product with its jobs beside the providers' sandboxes, once for the file; every test begins as a new member. */
export const walkWithProviders = (): void => {
  beforeAll(async () => {
    const port = await freePort();
    sandbox = await sandboxProviders((provider) => `http://localhost:${port}${reportPaths[provider]}`);
    const { gateways } = sandbox;
    product = await startProduct({ gateways, port });
    const { database, clock, origin, sealing } = product;
    jobs = await startJobs(
      { database, clock, mail: localMailbox, payments: null, gateways, pdf, sealing, origin },
      console.error,
    );
  });
  afterAll(async () => {
    await jobs.stop();
    await product.close();
    await pdf.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    member = await startMember(product);
  });
  afterEach(async () => {
    await member.context.close();
    expect(member.faults).toEqual([]);
  });
};
