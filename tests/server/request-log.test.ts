import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/http/app.ts';
import { loggedError } from '../../server/http/call/logged-error.ts';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { fixtureOf } from '../support/fixture.ts';
import { notingProvider } from '../support/payments.ts';
import { goodPassword, mailedTo, registers, signsIn, verifies } from '../support/people.ts';
import { samples } from '../support/samples.ts';
import { type Client, quickPasswords, type Server, startServer } from '../support/server.ts';

type Line = Record<string, unknown>;
const lines: string[] = [];
let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer({
    payments: notingProvider(),
    log: (line) => lines.push(line),
    logLevel: 'debug',
  });
  client = await server.client();
});
afterAll(() => server.close());

const logged = (): Line[] => lines.map((line) => JSON.parse(line));
const answersOf = (call: string) => logged().filter((line) => line.msg === 'answered' && line.call === call);
const who = () => ({ user: idToWire(client.shop.user.id), business: client.business });

test('every answer leaves a line: its id, who asked, in which business, for which call, the status and the milliseconds', async () => {
  const { status, headers } = await client.send(customerCalls.addCustomer, {
    type: 'person',
    name: 'Ada Stone',
  });
  expect(status).toBe(200);
  expect(answersOf('addCustomer')).toEqual([
    expect.objectContaining({ id: headers['x-request-id'], ...who(), status: 200, ms: expect.any(Number) }),
  ]);
  expect(Number(answersOf('addCustomer')[0]!.ms)).toBeGreaterThan(0);
  await client.send(customerCalls.addCustomer, { type: 'nobody' });
  expect(answersOf('addCustomer')[1]).toMatchObject({ ...who(), status: 400, refused: 'invalid' });
  await server.send(customerCalls.addCustomer, { body: {} });
  expect(answersOf('addCustomer')[2]).toMatchObject({ status: 401, refused: 'signed-out' });
  expect(answersOf('addCustomer')[2]).not.toHaveProperty('user');
});

test('what is asked all the time is logged from the level debug on, what fails from error on', async () => {
  await server.app.inject('/healthz');
  expect(answersOf('/healthz')).toEqual([expect.objectContaining({ level: 20, status: 200 })]);
  expect(answersOf('addCustomer').map(({ level }) => level)).toEqual([30, 30, 30]);
});

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
};

test('a run through every call leaves nothing in the log that was typed: no token, password, address, name or number', async () => {
  const own = await fixtureOf(client);
  const known = new Set([...Object.values(own), client.business]);
  const sent: string[] = [client.token];
  for (const { call, fields } of samples) {
    const typed = fields(own);
    sent.push(...textsOf(typed).filter((text) => text.length >= 8 && !known.has(text)));
    await client.send(call, typed);
    await client.send(call, { ...typed, userid: 'someone-else@example.com' });
  }
  const bank = { bankname: 'Meridian Savings', accountnumber: 'BE71 0961 2345 6769', SortCode: '20-45-77' };
  await client.send(bankCalls.addBank, bank);
  const person = await registers(server, 'grace.hopper@example.com');
  const { digits, link } = await mailedTo(server, person.email);
  await verifies(server, person, digits);
  await signsIn(server, person.email, 'an entirely wrong password');
  const token = (await signsIn(server, person.email, goodPassword)).body.data.Token;
  for (const url of [
    `/auth/verify?userId=${person.userid}&code=${link}`,
    `/%?token=${token}`,
    `/nowhere/${token}`,
  ])
    await server.app.inject(url);
  await server.app.inject({
    method: 'POST',
    url: '/api/Account/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"password": "torn-off-secret',
  });
  sent.push(...Object.values(bank), person.email, person.token, token, digits, link, 'torn-off-secret');
  sent.push('an entirely wrong password', goodPassword, 'someone-else@example.com');
  const log = lines.join('');
  expect(logged().length).toBeGreaterThan(2 * samples.length);
  expect([...new Set(sent)].filter((text) => log.includes(text))).toEqual([]);
  expect(log).not.toContain('@');
});

test('a failure nobody expected is found in the log by the id its answer carries, without what the database said of the rows', async () => {
  const failure = Object.assign(
    new pg.DatabaseError('duplicate key value violates unique constraint "user_email"', 1, 'error'),
    {
      code: '23505',
      table: 'app_user',
      constraint: 'user_email',
      detail: 'Key (email)=(grace@example.com) exists.',
    },
  );
  const broken = () => Promise.reject(failure);
  const database = { app: { connect: broken, query: broken }, access: { connect: broken, query: broken } };
  const kept: string[] = [];
  const app = await buildApp({
    database: database as never,
    clock: () => new Date(0),
    origin: 'http://localhost',
    pdf: undefined as never,
    xlsx: undefined as never,
    passwords: quickPasswords,
    page: null,
    docs: false,
    log: { level: 'error', to: { write: (line) => kept.push(line) } },
  });
  const token = 'A'.repeat(43);
  const { headers, ...answer } = await app.inject({ url: '/api/Account/user-info', headers: { token } });
  await app.close();
  const found = kept.map((line) => JSON.parse(line)).filter(({ id }) => id === answer.json().id);
  expect(headers['x-request-id']).toBe(answer.json().id);
  expect(found.map(({ msg }) => msg)).toEqual(['unexpected failure', 'answered']);
  expect(found[0].err).toMatchObject({ code: '23505', table: 'app_user', constraint: 'user_email' });
  expect(found[0].err.stack).toContain('request-log.test.ts');
  expect(kept.join('')).not.toMatch(/grace|AAAAA/);
});

test('ids are not repeated, by another server or after a start anew', async () => {
  const other = await startServer();
  const answered = await Promise.all(
    [server, other].flatMap(({ app }) => [app.inject('/healthz'), app.inject('/healthz')]),
  );
  const ids = answered.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
  await other.close();
});

test.each<[string, Error, string]>([
  [
    'a value the database could not read',
    Object.assign(
      new pg.DatabaseError('invalid input syntax for type uuid: "BE71096123456769"', 1, 'error'),
      {
        code: '22P02',
      },
    ),
    'invalid input syntax for type uuid: "…"',
  ],
  ['addresses a mail server refused', new Error('550 <ada@example.com> unknown'), '550 <[e-mail]> unknown'],
  ['a token', new Error(`no session ${'x'.repeat(43)}`), 'no session [token]'],
  [
    'an account number',
    new Error('BE71 0961 2345 6769 refused, and 0961 2345 67'),
    '[number] refused, and [number]',
  ],
])('of an error %s is not logged', (_, error, message) => {
  Object.assign(error, { rejected: ['ada@example.com'], response: 'ada@example.com' });
  expect(loggedError(error).message).toBe(message);
  expect(JSON.stringify(loggedError(error))).not.toContain('ada@');
});
