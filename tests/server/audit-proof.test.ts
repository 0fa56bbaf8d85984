import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signingBy } from '../../server/adapters/signing.ts';
import { carryChainsOn, carryOneChainOn } from '../../server/jobs/carry-chain-on.ts';
import type { JobServices } from '../../server/jobs/deliver-letter.ts';
import { archive } from '../../server/maintenance/archive.ts';
import { signForArchive, verifyChains } from '../../server/maintenance/chains.ts';
import { restore } from '../../server/maintenance/restore.ts';
import { auditChainCalls } from '../../src/api/calls/audit-chain.ts';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import type { Call } from '../../src/api/wire/call.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { chained, chainOf, problems, tamper, verified } from '../support/audit-chain.ts';
import { emptyDatabase } from '../support/database.ts';
import { readPdf } from '../support/pdf-text.ts';
import { readXlsx } from '../support/read-xlsx.ts';
import { reportFile } from '../support/report-csv.ts';
import { type Client, type Server, signingKey, startServer } from '../support/server.ts';

/** What leaves the product of the chain: proofs, checkpoints on reports, archives. Source: finance-answers.md, Q138. */
const home = mkdtempSync(join(tmpdir(), 'counterfoil-proof-'));
const signing = signingBy([signingKey]);
let server: Server;
let client: Client;
let api: Api;
let id: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  api = apiFor(client);
  id = client.shop.business.id;
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

describe('a proof', () => {
  type Line = {
    n?: number;
    hash?: string;
    event?: { data: unknown } & Record<string, unknown>;
    head?: Record<string, unknown>;
  } & Record<string, unknown>;
  const proof = async (of = { server, client }, part?: number): Promise<{ name: string; lines: Line[] }> => {
    const { url, name } = expectOk(await of.client.send(auditChainCalls.exportProof, { part })).body.data;
    const text = (await of.server.app.inject({ url })).payload;
    return {
      name,
      lines: text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
    };
  };
  /** The script as an auditor runs it: by Node alone, in a folder without any package. */
  const checkedParts = (parts: readonly (readonly (Line | string)[])[], ...options: string[]) =>
    new Promise<{ code: number; output: string; complained: string }>((resolve) => {
      const script = join(home, 'verify-proof.mjs');
      writeFileSync(script, readFileSync('tools/verify-proof.mjs'));
      const files = parts.map((lines, n) => {
        const file = join(home, `proof-${n}.jsonl`);
        writeFileSync(
          file,
          lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
        );
        return file;
      });
      execFile(
        process.execPath,
        [script, ...files, ...options],
        { cwd: home, env: {} },
        (error, output, complained) => resolve({ code: error ? Number(error.code) : 0, output, complained }),
      );
    });
  const checked = (lines: readonly (Line | string)[], ...options: string[]) =>
    checkedParts([lines], ...options);
  const faultsIn = async (lines: readonly Line[], ...options: string[]) => {
    const { code, output } = await checked(lines, ...options);
    expect(code).toBe(1);
    const said = output.trimEnd().split('\n').slice(2, -1);
    return said.filter((line) => !/^(Signed with the key|Without a signed)/.test(line));
  };
  let whole: Line[];
  const eventLine = (n: number) => whole.find((line) => line.n === n)!;

  beforeEach(async () => {
    for (const name of ['Ada', 'Bea', 'Cleo']) await api.customer(name);
    await chained(server, client);
    server.setToday('2026-03-03');
    const invoice = await api.invoice({ customer: await api.customer('Zoë Ørsted'), prices: ['100'] });
    expectOk(await api.pay(invoice, '40', { Note: 'Café “Ü”' }));
    await chained(server, client);
    whole = (await proof()).lines;
  });

  test('is checked by a script that needs nothing of the product, and has no personal details', async () => {
    const { name, lines } = await proof();
    expect(name).toBe('Audit proof 2026-03-03.jsonl');
    expect(lines[0]).toMatchObject({
      format: 'counterfoil-proof-1',
      business: { id },
      heads: 2,
      key: signing.key,
    });
    const { code, output, complained } = await checked(lines);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(output).toMatch(/Signed checkpoints that match: 2\.\n/);
    expect(output).toMatch(/Nothing is wrong\.\n$/);
    expect(JSON.stringify(lines.slice(1))).not.toMatch(/Zoë|Café/);
    const [row] = expectOk(await client.send(auditTrailCalls.listEvents, {})).body.EventList;
    expect(row!.Action).toBe('Proof of the audit trail downloaded');
  });

  test('that was tampered with is refused with what is wrong', async () => {
    const altered = whole.map((line) =>
      line.n === 3 ? { ...line, event: { ...line.event!, act: 'x.y' } } : line,
    );
    expect((await faultsIn(altered))[0]).toBe('Event 3 was changed: its hash is another.');
    expect((await faultsIn(whole.filter((line) => line.n !== 3)))[0]).toBe('Event 3 is missing.');
    const swapped = whole.map((line) => (line.n === 2 ? eventLine(3) : line.n === 3 ? eventLine(2) : line));
    expect(await faultsIn(swapped)).toContain('Event 2 is out of order: it comes after event 3.');
    const exchanged = whole.map((line) =>
      line.n === 2 ? { ...eventLine(3), n: 2 } : line.n === 3 ? { ...eventLine(2), n: 3 } : line,
    );
    expect((await faultsIn(exchanged))[0]).toBe('Event 2 was changed: its hash is another.');
  });

  test('whose newest events were cut off, or whose checkpoints were changed, is told by the signatures', async () => {
    const last = Number(whole[0]!.events);
    const cut = whole
      .filter((line) => line.n !== last)
      .map((line) => (line.format ? { ...line, events: last - 1 } : line));
    expect(await faultsIn(cut)).toEqual([
      `The newest events are missing: event ${last} was signed at 2026-03-03T12:00:00.000Z, and the proof ends with event ${last - 1}.`,
    ]);
    const moved = whole.map((line) =>
      line.head?.number === last ? { head: { ...line.head, number: 5 } } : line,
    );
    expect(await faultsIn(moved)).toEqual([
      `The checkpoint at event 5 of 2026-03-03T12:00:00.000Z was changed: its signature doesn't match.`,
    ]);
    const without = whole.filter((line) => !line.head);
    expect(await faultsIn(without)).toEqual(['The proof says that it has 2 checkpoints, and has 0.']);
  });

  test('hashed and signed anew by somebody else is told by the key, and by what was printed before', async () => {
    const head = whole.find((line) => line.head)!.head!;
    const printed = `${head.number} ${String(head.hash).slice(0, 16)}`;
    const { key } = signing;
    expect((await checked(whole, '--key', key, '--head', printed)).code).toBe(0);
    await tamper(
      server,
      [`delete from event_head where business_id = $1`, [id]],
      [`delete from event_salt where business_id = $1`, [id]],
      [`delete from event_link where business_id = $1`, [id]],
    );
    await tamper(server, [`delete from event where business_id = $1 and act = 'customer.create'`, [id]]);
    await chained(server, client, signingBy([Buffer.alloc(32, 5).toString('base64')]));
    const { lines } = await proof();
    expect((await checked(lines)).code).toBe(0);
    expect((await faultsIn(lines, '--key', key))[0]).toMatch(
      /^The checkpoint at event \d+ of .* is signed by another key/,
    );
    expect(await faultsIn(lines, '--head', printed)).toEqual([
      `The printed checkpoint at event ${head.number} doesn't match the events up to it.`,
    ]);
  });

  test('of more events than a file holds is handed out in parts, which the script checks together, in any order', async () => {
    const small = await startServer({ eventsOfProof: 3 });
    try {
      const buyer = await small.client();
      for (const name of ['Ada', 'Bea', 'Cleo', 'Dora']) await apiFor(buyer).customer(name);
      await chained(small, buyer);
      small.setToday('2026-03-03');
      for (const name of ['Eve', 'Fay', 'Gil']) await apiFor(buyer).customer(name);
      await chained(small, buyer);
      expect((await chainOf(buyer)).ProofParts).toBe(3);
      const named = [];
      for (const part of [1, 2, 3]) named.push(await proof({ server: small, client: buyer }, part));
      expect(named.map(({ name, lines }) => [name, lines.map(({ n, head }) => n ?? head?.number)])).toEqual([
        ['Audit proof 2026-03-03 part 1 of 3.jsonl', [undefined, 1, 2, 3]],
        ['Audit proof 2026-03-03 part 2 of 3.jsonl', [undefined, 4, 5, 6, 5]],
        ['Audit proof 2026-03-03 part 3 of 3.jsonl', [undefined, 7, 8, 8]],
      ]);
      const parts = named.map(({ lines }) => lines);
      const right = await checkedParts(parts.toReversed());
      expect(right).toMatchObject({ code: 0, complained: '' });
      expect(right.output).toMatch(/Signed checkpoints that match: 2\.\n/);
      expect(await checkedParts(parts.slice(1))).toMatchObject({
        code: 2,
        complained: 'Part 1 of 3 is missing: name the files of all parts.\n',
      });
      expect(await checkedParts([...parts, parts[1]!])).toMatchObject({
        code: 2,
        complained: 'Part 2 is there twice.\n',
      });
      const short = await checkedParts(
        parts.with(
          1,
          parts[1]!.filter(({ n }) => n !== 5),
        ),
      );
      expect(short.output).toContain('Event 5 is missing.\n');
      expect(short.output).toContain('Part 2 says that it has 3 events, and has 2.\n');
      const changed = parts[1]!.map((line) =>
        line.n === 4 ? { ...line, event: { ...line.event!, act: 'x.y' } } : line,
      );
      expect((await checkedParts(parts.with(1, changed))).output).toContain(
        'Event 4 was changed: its hash is another.\n',
      );
      expect((await buyer.send(auditChainCalls.exportProof, { part: 4 })).body).toMatchObject({
        fields: [{ field: 'part', message: 'The proof has parts 1 to 3.' }],
      });
    } finally {
      await small.close();
    }
  });

  test('is no proof where the file is another, or cut short', async () => {
    expect(await checked(['{"format":"else"}'])).toMatchObject({
      code: 2,
      complained: expect.stringMatching(/is no proof of an audit trail/),
    });
    expect(await checked([whole[0]!, '{"n":1,'])).toMatchObject({
      code: 2,
      complained: expect.stringMatching(/^Line 2 of .* can't be read/),
    });
    expect(await checked([])).toMatchObject({ code: 2, complained: expect.stringMatching(/is empty/) });
  });
});

describe('a report of locked days', () => {
  const january = { fromdate: '2026-01-01', todate: '2026-01-31' };
  type Named = [name: string, call: Call, days: Record<string, string>];
  const reports: Named[] = [
    ['trial-balance', reportCalls.trialBalance, january],
    ['income-statement', sheetCalls.incomeStatementDetails, january],
    ['financial-position', sheetCalls.financialPositionDetails, { todate: '2026-01-31' }],
  ];
  const lock = async (lockedUntil: string | null) => {
    server.pass(1);
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil }));
    await chained(server, client);
  };
  const named = async ([, call, days]: Named) =>
    (expectOk(await client.send(call, days)).body as unknown as { report: ReportSheet }).report.checkpoint;

  test.each(reports)(
    '%s names the checkpoint signed with the lock, on page and paper; the same for ever',
    async (...report) => {
      const [name, , days] = report;
      await api.invoice({ issuedOn: '2026-01-10' });
      await chained(server, client);
      expect(await named(report)).toBeUndefined();
      await lock('2026-01-31');
      const { EventNumber, Hash } = (await chainOf(client)).Checkpoint!;
      const checkpoint = { number: EventNumber, hash: Hash.slice(0, 16), day: '2026-03-02' };
      expect(await named(report)).toEqual(checkpoint);
      const sent = { report: name, ...days, format: 'pdf' };
      const { text } = await readPdf((await reportFile(server, client, sent)).bytes);
      expect(text).toContain(`Audit trail checkpoint: event ${EventNumber}, ${checkpoint.hash}, Mar 2, 2026`);
      const [, about] = readXlsx((await reportFile(server, client, { ...sent, format: 'xlsx' })).bytes);
      expect(about!.rows.flatMap(({ cells }) => cells.map((cell) => cell?.value))).toContain(
        `Audit trail checkpoint: event ${EventNumber}, ${checkpoint.hash}, Mar 2, 2026`,
      );
      // Later locks have their own, and these days keep theirs.
      server.setToday('2026-03-05');
      await lock('2026-02-28');
      expect(await named(report)).toEqual(checkpoint);
      await lock(null);
      expect(await named(report)).toBeUndefined();
      await lock('2026-01-31');
      expect(await named(report)).toMatchObject({ day: '2026-03-05' });
    },
  );

  test('and no other names one: open days, and other reports', async () => {
    await api.invoice({ issuedOn: '2026-01-10' });
    await lock('2026-01-31');
    expect(await named(['', reportCalls.trialBalance, { ...january, todate: '2026-02-01' }])).toBeUndefined();
    expect(await named(['', sheetCalls.salesTaxReport, january])).toBeUndefined();
  });
});

describe('the job', () => {
  const queued = async () => {
    const pool = new pg.Pool({ connectionString: server.url });
    try {
      await carryChainsOn({ clock: server.clock, signing }, pool)({}, {} as never);
    } finally {
      await pool.end();
    }
    const { rows } = await server.owner.query<{ business: string }>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'carry-chain-on' returning j.payload ->> 'business' as business`,
    );
    return rows.map(({ business }) => business);
  };
  const carry = (business: string) =>
    carryOneChainOn(server.services as unknown as JobServices)({ business }, {} as never);

  test('is queued for who has events that wait, and for whose last ones are unsigned for a day', async () => {
    expect(await queued()).toContain(id);
    await carry(id);
    await chained(server, client);
    expect(await queued()).not.toContain(id);
    await api.customer('Ada');
    expect(await queued()).toContain(id);
    await chained(server, client);
    expect(await chainOf(client)).toMatchObject({ Events: 2, Waiting: 0, Checkpoint: { EventNumber: 1 } });
    expect(await queued()).not.toContain(id);
    server.setToday('2026-03-04');
    expect(await queued()).toContain(id);
    await carry(id);
    expect(await chainOf(client)).toMatchObject({ Checkpoint: { EventNumber: 2 } });
    expect(await queued()).not.toContain(id);
  });

  test('is queued by a move of the lock date itself', async () => {
    await server.owner.query('delete from graphile_worker._private_jobs');
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: '2026-01-31' }));
    const { rows } = await server.owner.query(
      `select key from graphile_worker.jobs where task_identifier = 'carry-chain-on'`,
    );
    expect(rows).toEqual([{ key: `chain:${id}` }]);
  });

  test('two at once append each event once', async () => {
    for (const name of ['Ada', 'Bea', 'Cleo', 'Dora']) await api.customer(name);
    await Promise.all([carry(id), carry(id), carry(id)]);
    await chained(server, client);
    expect(await chainOf(client)).toMatchObject({ Events: 5, Waiting: 0 });
    expect(await problems(client)).toEqual([]);
  });

  test('takes a hundred thousand events in batches, and they are checked; a proof of so many has parts', async () => {
    await server.owner.query(
      `insert into event (business_id, id, at, user_id, act, subject_kind, subject_id, data, act_id, source, role)
       select $1, gen_random_uuid(), $2, $3, 'invoice.create', 'invoice', gen_random_uuid(),
         jsonb_build_object('total', n::text, 'name', 'Customer ' || n), gen_random_uuid(), 'screen', 'Owner' from generate_series(1, 100000) n`,
      [id, server.clock(), client.shop.user.id],
    );
    await chained(server, client);
    const { message } = await verified(client);
    expect(message).toBe('No problems: 100,001 events match the chain and 1 signed checkpoint.');
    expect((await chainOf(client)).ProofParts).toBe(3);
    const { name, Parts } = expectOk(await client.send(auditChainCalls.exportProof, { part: 2 })).body.data;
    expect([name, Parts]).toEqual(['Audit proof 2026-03-02 part 2 of 3.jsonl', 3]);
  }, 300_000);
});

describe('an archive', () => {
  test('is of a chain that was carried on and signed; restored it is the same, and goes on', async () => {
    for (const name of ['Ada', 'Bea']) await api.customer(name);
    const now = server.clock();
    expect(await signForArchive(server.url, signing, now, id)).toBe(1);
    expect(await signForArchive(server.url, signing, now, id)).toBe(0);
    const directory = join(home, 'archive');
    await archive(server.url, directory, now, id);
    const target = await emptyDatabase();
    await restore(target.url, directory);
    expect(await verifyChains(target.url, signing)).toEqual({
      events: 3,
      heads: 1,
      faults: [],
    });
    const owner = new pg.Client({ connectionString: target.url });
    await owner.connect();
    await owner.query(`set app.maintenance = 'on'`);
    await owner.query(
      `insert into event (business_id, id, at, act, subject_kind, data) values ($1, gen_random_uuid(), now(), 'x.y', 'business', '{}')`,
      [id],
    );
    expect(await signForArchive(target.url, signing, now, null)).toBe(1);
    expect(await verifyChains(target.url, signing)).toMatchObject({
      events: 4,
      heads: 2,
      faults: [],
    });
    // Elsewhere nobody knows the key.
    const { faults } = await verifyChains(target.url, null);
    expect(faults).toEqual([
      expect.stringMatching(/: The signature of 2 checkpoints up to event 4 can’t be checked/),
    ]);
    await owner.query('alter table event disable trigger user');
    await owner.query(`update event set act = 'x.z' where act = 'x.y'`);
    await owner.query('alter table event enable trigger user');
    await owner.end();
    expect((await verifyChains(target.url, signing)).faults).toEqual([
      expect.stringMatching(/^.* \([0-9a-f-]{36}\): Event 4 \(.*\) was changed after it was recorded\.$/),
    ]);
  });
});
