import type { AddressInfo } from 'node:net';
import { startEngine } from '../../server/adapters/engine/engine.ts';
import { passwordsBy, usualCost } from '../../server/adapters/passwords.ts';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { xlsxThreads } from '../../server/adapters/xlsx/xlsx-threads.ts';
import { buildApp } from '../../server/http/app.ts';
import { openDatabase } from '../../server/store/database/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { killAtNamedPoint } from './kill-at.ts';

/** The API, and the built page where one is named, as a process of its own, told by its parent what to serve and asked for what it cost. Ends with its parent. */
killAtNamedPoint();
const { DATABASE_URL, COUNTERFOIL_DATA, COUNTERFOIL_PAGE } = process.env;
const url = DATABASE_URL || (await startEngine({ dataDirectory: COUNTERFOIL_DATA!, log: () => {} })).url;
if (!DATABASE_URL) await migrate(url);
const database = await openDatabase(url);
const app = await buildApp({
  database,
  pdf: pdfThreads(),
  xlsx: xlsxThreads(),
  passwords: passwordsBy(usualCost),
  clock: () => (process.env.SERVER_CLOCK ? new Date(process.env.SERVER_CLOCK) : new Date()),
  page: COUNTERFOIL_PAGE ?? null,
  origin: 'http://localhost',
  docs: false,
  log: { level: 'info' },
});
await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', () => process.send!(process.cpuUsage()));
process.on('disconnect', () => process.exit());
process.send!({ port: (app.server.address() as AddressInfo).port, url });
