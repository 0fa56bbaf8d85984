import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { socketDirectoryBeside, urlOf } from '../server/adapters/engine/socket.ts';
import { openDatabase } from '../server/store/database/database.ts';
import { idToWire } from '../src/api/wire/id.ts';
import { given } from '../tests/support/given.ts';
import { asAddress, emptyScans, png } from '../tests/support/pictures.ts';
import { signedInAs } from '../tests/support/signed-in.ts';
import type { Figure } from './figure.ts';
import { leanClient } from './lean-client.ts';
import { freePort } from './start.ts';

const painters = 8;

/** The built product on data of its own, as `npm start` runs it, and somebody's token for each of some businesses. */
const openProduct = async (data: string, businesses: number) => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), COUNTERFOIL_DATA: data, DATABASE_URL: '' };
  const server = spawn(process.execPath, ['server/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const ended = once(server, 'exit');
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`The server ended before it answered: ${server.exitCode}`);
    await wait(20);
  }
  const url = urlOf(socketDirectoryBeside(join(data, 'postgres')));
  const database = await openDatabase(url, 4);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const people: { business: string; token: string }[] = [];
  for (let n = 0; n < businesses; n += 1) {
    const shop = await given.business(database);
    people.push({ business: idToWire(shop.business.id), token: await signedInAs(owner, shop.user.id) });
  }
  await owner.end();
  await database.close();
  return { port, people, close };
};

/** Lists one page after another until something else is done; answers the milliseconds of each. */
const listUntil = async (port: number, token: string, business: string, done: Promise<unknown>) => {
  let over = false;
  void done.finally(() => {
    over = true;
  });
  const client = leanClient(port, token);
  const times: number[] = [];
  while (!over) {
    const began = performance.now();
    const { status } = await client.get('/api/invoice/NewGetAllInvoicesWithFilters', {
      businessid: business,
    });
    if (status !== 200) throw new Error(`A list answered ${status}.`);
    times.push(performance.now() - began);
    await wait(5);
  }
  client.close();
  return times;
};

/** What somebody who lists waits at most while others send pictures made to keep a decoder busy. */
export const starving = async (): Promise<Figure[]> => {
  const data = mkdtempSync(join(tmpdir(), 'counterfoil-starving-'));
  // As root the engine runs as another user, who passes through here.
  chmodSync(data, 0o755);
  const { port, people, close } = await openProduct(data, painters + 2);
  try {
    const [reader, scanner, ...many] = people as [(typeof people)[0], ...typeof people];
    const sendPicture = async ({ token }: { token: string }, profileimageurl: string): Promise<number> => {
      const client = leanClient(port, token);
      const { status } = await client.post('/api/AccountSettings/UpdateProfileImage', { profileimageurl });
      client.close();
      return status;
    };
    const calm = await listUntil(port, reader.token, reader.business, wait(2_000));
    const attacks: [name: string, expected: number[], send: () => Promise<number>[]][] = [
      [
        'a JPEG of 2048² with 11,500 empty scans, 480 KB',
        [400],
        () => [sendPicture(scanner!, asAddress(emptyScans(2048, 11_500, 240_000), 'image/jpeg'))],
      ],
      [
        'eight PNGs of 4096², 65 KB each, at once',
        Array<number>(painters).fill(200),
        () => {
          const picture = asAddress(png({ width: 4096, height: 4096 }));
          return many.map((who) => sendPicture(who, picture));
        },
      ],
    ];
    const figures: Figure[] = [];
    for (const [name, expected, send] of attacks) {
      const began = performance.now();
      const sent = Promise.all(send());
      const times = await listUntil(port, reader.token, reader.business, Promise.all([sent, wait(1_000)]));
      const answers = await sent;
      if (answers.join() !== expected.join()) throw new Error(`Pictures answered ${answers.join(', ')}.`);
      const longest = Math.max(...times);
      const measured = `${longest.toFixed(0)} ms of ${times.length} answers in ${((performance.now() - began) / 1000).toFixed(1)} s, ${Math.max(...calm).toFixed(0)} ms without`;
      figures.push({
        name: `a list's longest wait, ms: ${name}`,
        measured,
        ratio: longest,
      });
    }
    return figures;
  } finally {
    await close();
    rmSync(data, { recursive: true, force: true });
  }
};
