import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsInBothLooks } from '../support/axe.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { mailedCode } from '../support/newcomer.ts';
import { goodPassword } from '../support/people.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let started: { database: TestDatabase; child: ChildProcess }[] = [];
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  for (const { child, database } of started) {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await database.drop();
  }
  started = [];
  await product.close();
});

test('the page that asks for a mailed code names the local mailbox, where the code is', async () => {
  const { page, context, faults } = await product.visitor();
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Email').fill('ada@mailbox.example');
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/auth/email-verification');
  const link = page.getByRole('link', { name: 'local mailbox' });
  await link.waitFor();
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
  const [mailbox] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await mailbox
    .getByText(await mailedCode(product, 'ada@mailbox.example'))
    .first()
    .waitFor();
  await context.close();
  expect(faults).toEqual([]);
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

/** Starts the built product as `npm start` does, and answers what it said once it was there, and the page it serves. */
const startBuilt = async (environment: Record<string, string>): Promise<{ output: string; html: string }> => {
  const [database, port] = await Promise.all([freshDatabase(), freePort()]);
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: String(port),
      COUNTERFOIL_KEY: Buffer.alloc(32, 7).toString('base64'),
      SANDBOX_SECRET: 'a secret of forty characters, no example',
      ...environment,
    },
  });
  started.push({ database, child });
  let output = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 30_000 }).toContain('Counterfoil is at');
  await expect.poll(async () => (await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  const html = await (await fetch(`http://localhost:${port}/`)).text();
  return { output: output.replaceAll(`:${port}`, ':PORT'), html };
};

test('the terminal names the local mailbox at start, and the page is told of it', async () => {
  const { output, html } = await startBuilt({ NODE_ENV: 'development' });
  expect(output).toContain('http://localhost:PORT/dev/mailbox');
  expect(html).toContain('data-mailbox');
});

test('in production, and where letters are really sent, neither terminal nor page names a mailbox', async () => {
  const cases: Record<string, string>[] = [
    { NODE_ENV: 'production' },
    { NODE_ENV: 'development', SMTP_URL: 'smtp://127.0.0.1:9' },
  ];
  for (const environment of cases) {
    const { output, html } = await startBuilt(environment);
    expect(output).not.toContain('mailbox');
    expect(html).toContain('<html');
    expect(html).not.toContain('mailbox');
  }
});
