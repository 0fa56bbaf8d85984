import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { runningEngineUrl } from '../../../server/adapters/engine/engine.ts';
import { restore } from '../../../server/maintenance/restore.ts';
import { invariants } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { emptyDatabase } from '../../support/database.ts';
import { bundleProduct, maintainBundled, startMain } from '../../support/main-process.ts';
import { fiveLines, openBusiness } from '../../support/open-business.ts';
import { wireClient } from '../../support/wire-client.ts';
import { ask, emptyDirectory } from './directories.ts';

let clear: () => void;
beforeAll(async () => {
  clear = await bundleProduct();
});
afterAll(() => clear());

const day = new Date().toISOString().slice(0, 10);
const invoicesOf = async (url: string): Promise<number> =>
  Number(await ask(url, 'select count(*)::int from document'));

it('while invoices are written and paid, archives each hold one moment of the books, and verifying finds them sound', async () => {
  const dataDirectory = emptyDirectory();
  const server = await startMain({ COUNTERFOIL_DATA: dataDirectory });
  onTestFinished(async () => {
    server.process.kill('SIGTERM');
    await server.ended;
  });
  const url = runningEngineUrl(dataDirectory)!;
  const database = await openDatabase(url, 2);
  const business = await openBusiness(database);
  await database.close();
  const client = wireClient(server.port, business.token, 4);
  onTestFinished(client.close);

  const answers: number[] = [];
  let over = false;
  const writes = async (): Promise<void> => {
    while (!over) {
      const made = await client.post('/api/invoice/CreateInvoice', fiveLines(business, day));
      const { id } = (made.body as { data: { id: string } }).data;
      const payment = { businessid: business.id, InvoiceId: id, amount: '150', paymentmode: 1 };
      const paid = await client.post('/api/invoice/AddPayment', payment);
      answers.push(made.status, paid.status);
    }
  };
  const writing = Promise.all(Array.from({ length: 4 }, writes));
  const maintained = (...args: string[]) => maintainBundled({ COUNTERFOIL_DATA: dataDirectory }, ...args);
  const archives: { directory: string; least: number; most: number }[] = [];
  try {
    await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(20);
    for (let n = 0; n < 3; n += 1) {
      const directory = join(dataDirectory, '..', `archive-${n}`);
      const [least, before] = [await invoicesOf(url), answers.length];
      const [archived, verified] = await Promise.all([
        maintained('archive', directory),
        maintained('verify'),
      ]);
      archives.push({ directory, least, most: await invoicesOf(url) });
      expect(answers.length).toBeGreaterThan(before);
      expect(archived).toMatchObject({ code: 0, output: expect.stringMatching(/^Archived \d+ rows/) });
      // The chain of the audit trail has a line of its own.
      expect(verified.output.match(/: ok$/gm), verified.output).toHaveLength(invariants.length + 1);
      expect(verified.code).toBe(0);
    }
  } finally {
    over = true;
    await writing;
  }
  expect(answers.filter((status) => status !== 200)).toEqual([]);

  for (const { directory, least, most } of archives) {
    const target = await emptyDatabase();
    expect((await restore(target.url, directory)).violations).toEqual([]);
    const restored = await invoicesOf(target.url);
    expect(restored).toBeGreaterThanOrEqual(least);
    expect(restored).toBeLessThanOrEqual(most);
  }
}, 120_000);
