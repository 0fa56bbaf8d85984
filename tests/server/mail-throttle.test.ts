import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a business sends a hundred mails at once and no more; the rest wait, another business does not', async () => {
  const busy = await server.client();
  const InvoiceId = await apiFor(busy).invoice({ prices: ['10'] });
  const send = () => busy.send(mailingCalls.resendInvoice, { InvoiceId, email: 'ada@example.com' });
  const answers = await Promise.all(Array.from({ length: 104 }, send));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.kind, body.Message])).toEqual(
    Array(4).fill([403, 'throttled', 'Please wait a couple of minutes and try again.']),
  );
  const { messages } = expectOk(
    await busy.send(mailingCalls.getSharing, { kind: 'invoice', DocumentId: InvoiceId }),
  ).body.data;
  expect(messages).toHaveLength(100);
  const other = await server.client();
  const theirs = await apiFor(other).invoice({ prices: ['10'] });
  expectOk(await other.send(mailingCalls.resendInvoice, { InvoiceId: theirs, email: 'ada@example.com' }));
});
