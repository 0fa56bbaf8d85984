import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { contract } from '../support/contract.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let port: number;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((answered, failed) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        answered({ status: response.statusCode!, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', failed);
    sent.end();
  });

test('a body beyond a megabyte is refused, one within is read', async () => {
  const post = (padding: number) =>
    server.app.inject({
      method: 'POST',
      url: customerCalls.addCustomer.path,
      headers: { token: client.token, 'content-type': 'application/json' },
      payload: `${' '.repeat(padding)}{"businessid":"${client.business}","type":"person","name":"Ada"}`,
    });
  expect((await post(1_000_000)).statusCode).toBe(200);
  const answer = await post(1_048_576);
  expect([answer.statusCode, answer.json().kind]).toEqual([413, 'invalid']);
});

test('headers beyond sixteen kilobytes are refused', async () => {
  expect((await ask('GET', '/healthz', { token: 'A'.repeat(20_000) })).status).toBe(431);
});

test('a request that does not come to its end is cut off within a minute and a half', () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([60_000, 60_000]);
});

test('what is no HTTP is answered with 400 and a closed connection', async () => {
  const text = await new Promise<string>((ended, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/9.9\r\n\r\n'));
    let heard = '';
    socket.on('data', (part) => {
      heard += part;
    });
    socket.on('end', () => ended(heard));
    socket.on('error', failed);
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
});

test('TRACE echoes nothing', async () => {
  for (const path of ['/', '/healthz', '/api/Account/user-info']) {
    const { status, text } = await ask('TRACE', path, { token: 'secret-in-a-header' });
    expect([status, text.includes('secret-in-a-header')]).toEqual([404, false]);
  }
});

test('each address of the contract takes its own method and no other that could change anything', async () => {
  const taken: string[] = [];
  for (const { path, method } of contract)
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      if (other !== method && (await ask(other, path, { token: client.token })).status !== 404)
        taken.push(`${other} ${path}`);
  expect(taken).toEqual([]);
});
