import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson } from '../../../server/maintenance/erase-person.ts';
import { violationsSeenBy } from '../../../server/maintenance/verify.ts';
import { auditChainCalls } from '../../../src/api/calls/audit-chain.ts';
import { auditTrailCalls } from '../../../src/api/calls/audit-trail.ts';
import { customerCalls } from '../../../src/api/calls/customer.ts';
import { apiFor, expectOk } from '../../support/api.ts';
import { chained, verified as verifiedChain } from '../../support/audit-chain.ts';
import { importApiFor } from '../../support/import-api.ts';
import { asks, goodPassword, registers, signsIn, verified } from '../../support/people.ts';
import { type Client, type Server, startServer } from '../../support/server.ts';
import { invitedBy, teamApiFor } from '../../support/team-api.ts';

/** Erasing a person from an installation. Source: finance-answers.md, Q137. */
let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  expect(await violationsSeenBy(server.owner)).toEqual([]);
  await server.close();
});

const erase = (email: string, confirmed = true) => erasePerson(server.url, email, confirmed, server.clock());

/** A member of a business who works there under a name. */
const member = async (client: Client, email: string, firstname: string, lastname: string) => {
  const team = teamApiFor(server, client);
  await team.invite(email, 'Manager');
  const { body } = await team.join(await invitedBy(server, email), { firstname, lastname });
  const token = (body as { data: { Token: string } }).data.Token;
  const own: Client = {
    ...client,
    token,
    send: (call, fields = {}, headers = {}, file) => client.send(call, fields, { ...headers, token }, file),
  };
  return { own, team, token };
};

/** The tables that have a text anywhere in a row. */
const tablesWith = async (text: string): Promise<string[]> => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') order by 1`,
  );
  const found = [];
  for (const { name } of rows) {
    const { rowCount } = await server.owner.query(
      `select 1 from ${name} t where strpos(lower(t::text), lower($1)) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(name);
  }
  return found;
};

const trail = async (client: Client) =>
  expectOk(await client.send(auditTrailCalls.listEvents, { RecordPerPage: 100 })).body.EventList;

/** What stays of an event whoever is erased. */
const told = ({ EventId, Date: at, Action, Role }: Awaited<ReturnType<typeof trail>>[number]) =>
  [EventId, at, Action, Role].join(' ');

/** What the script says of the proof that a business downloads. */
const proofSays = async (client: Client): Promise<string> => {
  const { url } = expectOk(await client.send(auditChainCalls.exportProof)).body.data;
  const home = mkdtempSync(join(tmpdir(), 'counterfoil-erased-'));
  try {
    writeFileSync(join(home, 'proof.jsonl'), (await server.app.inject({ url })).payload);
    const script = ['tools/verify-proof.mjs', join(home, 'proof.jsonl')];
    return execFileSync(process.execPath, script, { encoding: 'utf8' });
  } finally {
    rmSync(home, { recursive: true });
  }
};

test('a person is a number from then on: nowhere named, signed out, and the trail they are in stays as it was signed', async () => {
  const client = await server.client();
  const email = 'zelda.gone@example.com';
  const { own, team, token } = await member(client, email, 'Zelda', 'Marlow');
  await importApiFor(own).uploaded('Name,Price\nCandle,12\n');
  await apiFor(own).invoice({});
  expectOk(await team.change((await team.of(email)).id, 'Staff'));
  const elsewhere = await server.client();
  await teamApiFor(server, elsewhere).invite(email, 'Viewer');
  // The business's own record of a customer is none of the installation's.
  expectOk(await client.send(customerCalls.addCustomer, { type: 'person', name: 'Zelda Marlow', email }));
  await chained(server, client);
  const before = await trail(client);

  const looked = await erase('Zelda.GONE@example.com', false);
  expect(looked).toMatchObject([
    { name: 'Zelda Marlow', number: null, sessions: 1, places: [{ active: true, role: 'Staff' }, {}] },
  ]);
  expect(await trail(client)).toEqual(before);
  expect((await asks(server, token)).status).toBe(200);

  const [person] = await erase('Zelda.GONE@example.com');
  expect(person).toMatchObject({ name: 'Zelda Marlow', number: 1, events: looked[0]!.events });
  expect(person!.events).toBeGreaterThan(1);
  expect(await tablesWith(email)).toEqual(['contact']);
  expect(await tablesWith('Zelda')).toEqual(['contact']);
  expect((await asks(server, token)).status).toBe(401);
  expect((await signsIn(server, email, goodPassword)).status).not.toBe(200);
  expect((await signsIn(server, 'erased-1@erased.invalid', '')).status).not.toBe(200);

  const [erased, ...others] = await trail(client);
  expect(erased).toMatchObject({ Action: 'Personal data erased', Number: 'Erased person 1' });
  expect(others.map(told)).toEqual(before.map(told));
  expect(others.filter(({ UserName }) => UserName === 'Erased person 1').length).toBeGreaterThan(2);
  const invited = others.find(({ Action }) => Action === 'Invited')!;
  expect(invited.Changes).toContainEqual({ Field: 'Role', Before: null, After: 'Manager' });
  expect(
    (await team.list()).AllTeamMemberInvite.map(({ InvitationStatusName }) => InvitationStatusName),
  ).toContain('Deactivated');
  for (const of of [client, elsewhere]) {
    await chained(server, of);
    const { data, message } = await verifiedChain(of);
    expect([data.Good, message]).toEqual([true, expect.stringMatching(/^No problems:/)]);
    expect(await proofSays(of)).toMatch(/Nothing is wrong\.\n$/);
  }
  // The address is free for somebody new.
  expect((await verified(server, email)).userid).toBeTruthy();
});

test('who owns a business is refused with the way out, and so is an address nobody has', async () => {
  const client = await server.client();
  const { own, team } = await member(client, 'vera@example.com', 'Vera', 'Stone');
  expectOk(await team.change((await team.of('vera@example.com')).id, 'Owner'));
  await expect(erase('vera@example.com')).rejects.toThrow(
    `vera@example.com owns ${client.shop.business.name}: let another owner change their role on the team page first. Where there is no other owner, make another member one.`,
  );
  expect((await asks(server, own.token)).status).toBe(200);
  expectOk(await team.change((await team.of('vera@example.com')).id, 'Viewer'));
  expect(await erase('vera@example.com')).toMatchObject([{ number: 2, events: expect.any(Number) }]);
  await expect(erase('vera@example.com')).rejects.toThrow(/^Nobody is registered with the address/);
});

test('whose events are still being written waits, and is done when it is tried again; everybody who claims an address goes', async () => {
  const client = await server.client();
  const other = new pg.Client({ connectionString: server.url });
  await other.connect();
  await other.query('begin; select pg_current_xact_id()');
  const { token } = await member(client, 'ida@example.com', 'Ida', 'Lake');
  await expect(erase('ida@example.com')).rejects.toThrow(/aren't in its chain yet/);
  expect((await asks(server, token)).status).toBe(200);
  await other.query('rollback');
  await other.end();
  await registers(server, 'twice@example.com');
  await registers(server, 'twice@example.com', { firstname: 'Nora' });
  expect((await erase('twice@example.com')).map(({ number }) => number)).toEqual([3, 4]);
  await chained(server, client);
  expect(await erase('ida@example.com')).toMatchObject([{ number: 5 }]);
  expect(await tablesWith('ida@example.com')).toEqual([]);
});
