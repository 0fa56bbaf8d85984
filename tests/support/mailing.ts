import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Mail, OutgoingMail } from '../../server/adapters/mail/mail.ts';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { apiFor, expectOk } from './api.ts';
import { type Client, type Server, startServer } from './server.ts';

/** A post office that keeps what it is given, and refuses it while it is told to. */
export const office = () => {
  const taken: OutgoingMail[] = [];
  const state = { closed: false };
  const mail: Mail = {
    staysHere: false,
    send: async (letter) => {
      if (state.closed) throw new Error('421 closed today');
      taken.push(letter);
    },
    close: () => {},
  };
  return { taken, mail, state };
};

/** One server for the tests of a file and what they ask of its mail; its jobs run from `begin` to the end of the test. */
export const mailingServer = () => {
  let server: Server;
  let client: Client;
  let jobs: Jobs | undefined;
  const pdf = pdfThreads(1);
  beforeAll(async () => {
    server = await startServer();
    client = await server.client();
  });
  afterEach(async () => {
    await jobs?.stop();
    jobs = undefined;
  });
  afterAll(async () => {
    await pdf.close();
    await server.close();
  });
  const customer = async (fields: Record<string, unknown> = {}): Promise<string> =>
    expectOk(
      await client.send(customerCalls.addCustomer, {
        type: 'person',
        name: 'Ada Stone',
        email: 'ada@example.com',
        ...fields,
      }),
    ).body.data.id;
  const sharing = async (DocumentId: string) =>
    expectOk(await client.send(mailingCalls.getSharing, { kind: 'invoice', DocumentId })).body.data;
  return {
    get server() {
      return server;
    },
    get client() {
      return client;
    },
    get api() {
      return apiFor(client);
    },
    begin: async (mail: Mail) => {
      const services = {
        database: server.database,
        clock: client.shop.clock,
        mail,
        payments: null,
        sealing: server.services.sealing,
        pdf,
        origin: 'https://books.example.com',
      };
      jobs = await startJobs(services, () => {}, { beatSeconds: 0.2, deadSeconds: 2 });
    },
    customer,
    /** An invoice of 120.50 of a customer of its own. */
    invoice: async (fields: Record<string, unknown> = {}) =>
      apiFor(client).invoice({ customer: await customer(fields), prices: ['120.5'] }),
    resend: (InvoiceId: string, fields: Record<string, unknown> = {}, headers = {}) =>
      client.send(mailingCalls.resendInvoice, { InvoiceId, ...fields }, headers),
    sharing,
    /** How the letters of a document stand, the newest first. */
    stateOf: async (id: string) => (await sharing(id)).messages.map(({ state }) => state),
  };
};
