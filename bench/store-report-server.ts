import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';
import { passwordsBy, usualCost } from '../server/adapters/passwords.ts';
import { pdfThreads } from '../server/adapters/pdf/pdf-threads.ts';
import { shopifyPlatform } from '../server/adapters/shop/shopify.ts';
import { xlsxThreads } from '../server/adapters/xlsx/xlsx-threads.ts';
import { buildApp } from '../server/http/app.ts';
import { openDatabase } from '../server/store/database/database.ts';

/** The product taking reports of stores in, or with BARE the least that Fastify does to keep the same bytes with one statement. */
const { DATABASE_URL: url = '', SHOP_SECRET: secret = '', BARE } = process.env;

const bare = async () => {
  const app = Fastify();
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw));
  app.post('/', async ({ body }, reply) => {
    await pool.query({ name: 'keep', text: 'insert into bench_report (raw) values ($1)', values: [body] });
    return reply.code(200).send();
  });
  return app;
};

const ours = async () =>
  buildApp({
    database: await openDatabase(url),
    passwords: passwordsBy(usualCost),
    clock: () => new Date(),
    origin: 'http://localhost',
    page: null,
    docs: false,
    log: { level: 'info' },
    pdf: pdfThreads(),
    xlsx: xlsxThreads(),
    shops: shopifyPlatform({ key: 'bench', secret, sandboxUrl: 'http://127.0.0.1:9' }, 'http://localhost'),
  });

const app = BARE ? await bare() : await ours();
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => process.send!(process.cpuUsage()));
process.on('disconnect', () => process.exit());
process.send!({ port: (app.server.address() as AddressInfo).port });
