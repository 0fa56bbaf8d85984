import { on, once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let socket: Socket;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  client = await server.client();
  socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return () => {
    socket.destroy();
  };
});
afterAll(() => server.close());

const megabyte = 1_048_576;

/** What the server answers within a time to a client that writes the whole of a file before it reads anything. */
const answered = async (file: Buffer, connection: string, within: number): Promise<string> => {
  const signal = AbortSignal.timeout(within);
  const request = { businessId: client.business, type: 'inventory', filename: 'items.csv' };
  socket.write(
    `${[
      `POST ${importCalls.uploadImport.path}?${new URLSearchParams(request)} HTTP/1.1`,
      `host: 127.0.0.1\r\ntoken: ${client.token}\r\nconnection: ${connection}`,
      `content-type: text/csv\r\ncontent-length: ${file.length}`,
    ].join('\r\n')}\r\n\r\n`,
  );
  for (let at = 0; at < file.length; at += megabyte)
    if (!socket.write(file.subarray(at, at + megabyte))) await once(socket, 'drain', { signal });
  const parts: Buffer[] = [];
  for await (const [part] of on(socket, 'data', { signal })) {
    parts.push(part);
    if (/\r\n\r\n./.test(String(Buffer.concat(parts)))) break;
  }
  return String(Buffer.concat(parts));
};

const piecesLeft = async (): Promise<number> => {
  const { rows } = await server.owner.query(
    'select count(*)::int as pieces from import_piece where business_id = $1',
    [client.shop.business.id],
  );
  return rows[0].pieces;
};

test.each(['keep-alive', 'close'])(
  'a file of 50 MB is refused in a sentence that reaches whoever sends all of it first (%s), and nothing of it is kept',
  async (connection) => {
    const file = Buffer.alloc(50 * megabyte, 'Candle,5\n');
    file.write('Name,P\n');
    const answer = await answered(file, connection, 30_000);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('This file is larger than 20 MB. Split it into smaller files.');
    expect(answer).not.toContain('x-import-id');
    expect(await piecesLeft()).toBe(0);
  },
  60_000,
);

test.each(['keep-alive', 'close'])(
  '5 MB of a spreadsheet that is no CSV are refused by their first piece (%s), and nothing of them is kept',
  async (connection) => {
    const file = Buffer.alloc(5 * megabyte, 'rows of a workbook');
    file.write('PK\x03\x04');
    const answer = await answered(file, connection, 10_000);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('This isn’t a CSV or TSV file.');
    expect(await piecesLeft()).toBe(0);
  },
  30_000,
);
