import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { mailingCalls, shareCalls } from '../../src/api/calls/mailing.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { publicPrintCalls, publicViewCalls } from '../../src/api/calls/public-document.ts';
import { templateCalls } from '../../src/api/calls/template.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { everyRow } from '../support/dump.ts';
import { connectStripe, sandboxProviders } from '../support/gateway-api.ts';
import { office } from '../support/mailing.ts';
import { notingProvider } from '../support/payments.ts';
import { picturesOfPdf } from '../support/pdf-picture.ts';
import { type ReadPdf, readPdf } from '../support/pdf-text.ts';
import { barcodesOn } from '../support/read-barcodes.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer({ payments: notingProvider() });
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const fileOf = async (
  InvoiceId: string,
  fields: Record<string, string> = {},
  of: { server: Server; client: Client } = { server, client },
): Promise<Uint8Array> => {
  const { url } = expectOk(await of.client.send(printCalls.downloadInvoicePdf, { InvoiceId, ...fields })).body
    .data;
  return (await of.server.app.inject({ method: 'GET', url })).rawPayload;
};
const pdfOf = async (...of: Parameters<typeof fileOf>): Promise<ReadPdf> => readPdf(await fileOf(...of));
const opened = async (link: string): Promise<number> => {
  const query = Object.fromEntries(new URL(link).searchParams);
  return (await server.app.inject({ method: 'GET', url: publicViewCalls.publicInvoice.path, query }))
    .statusCode;
};
const linksOf = async (id: string) => (await pdfOf(id)).links;
const revoke = async (DocumentId: string) =>
  expectOk(await client.send(shareCalls.revokeLinks, { kind: 'invoice', DocumentId })).body.data.revoked;

describe('paper of an unpaid invoice', () => {
  test('says how it is paid online, and its link opens the invoice', async () => {
    const id = await api.invoice();
    const { text, links } = await pdfOf(id);
    expect(text).toContain('Pay online Scan the code with your phone’s camera');
    expect(text).toContain('Scan to pay online');
    expect(links).toHaveLength(1);
    expect(new URL(links[0]!).searchParams.get('invoiceid')).toBe(id);
    expect(await opened(links[0]!)).toBe(200);
  });

  test('has a code that a camera reads as the same link', async () => {
    const file = await fileOf(await api.invoice());
    const [page] = await picturesOfPdf(file, 150);
    const read = await barcodesOn(page!, ['QRCode']);
    expect(read.map(({ text }) => text)).toEqual((await readPdf(file)).links);
  });

  test.each([1, 2, 3])(
    'of five lines stays on one page in style %i with both ways to pay, a note and a signature, and both codes are read',
    async (InvoiceStyle) => {
      const german = await server.client('EUR');
      const api = apiFor(german);
      await api.bank('House bank', { accountname: 'Umbrella Works', IBAN: 'DE89370400440532013000' });
      const look = { InvoiceStyle, InvoiceColor: '#7A3B16', SignatureHolderName: 'Lena Janssens' };
      const made = await german.send(templateCalls.createTemplate, look);
      const file = await fileOf(
        await api.invoice({
          customer: await api.customer(),
          prices: ['10', '20', '30', '40', '50'],
          deposit: '20',
          notes: 'Thank you for your order.\nPlease mention the number when you pay.',
          money: { InvoiceSettingId: expectOk(made).body.data.Id },
        }),
        {},
        { server, client: german },
      );
      const pages = await picturesOfPdf(file, 150);
      expect(pages).toHaveLength(1);
      const codes = (await barcodesOn(pages[0]!, ['QRCode'])).map(({ text }) => text);
      expect(codes.map((text) => text.slice(0, 3)).sort()).toEqual(['BCD', 'htt']);
      expect((await readPdf(file)).text).toContain('Lena Janssens');
    },
  );

  test('has the same link each time it is made, of which the database has the hash alone', async () => {
    const id = await api.invoice();
    const [first] = await linksOf(id);
    expect(await linksOf(id)).toEqual([first]);
    const token = new URL(first!).searchParams.get('token')!;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await everyRow(server.url)).not.toContain(token);
    expect(await revoke(id), 'one link in all').toBe(1);
  });

  test('printed by a visitor has it too', async () => {
    const [link] = await linksOf(await api.invoice());
    const sent = Object.fromEntries(new URL(link!).searchParams);
    const { path } = publicPrintCalls.publicInvoicePdf;
    const answer = await server.app.inject({ method: 'POST', url: path, payload: sent });
    const file = await server.app.inject({ method: 'GET', url: answer.json().data.url });
    expect((await readPdf(file.rawPayload)).links).toEqual([link]);
  });

  test('that was revoked leads nowhere; paper made afterwards has another link', async () => {
    const id = await api.invoice();
    const [first] = await linksOf(id);
    await revoke(id);
    expect(await opened(first!)).toBe(404);
    const [second] = await linksOf(id);
    expect(second).not.toBe(first);
    expect([await opened(second!), await opened(first!)]).toEqual([200, 404]);
    await revoke(id);
    expect(await linksOf(id)).not.toContain(second);
  });

  test('printed by an accountant, who may not share, it has the link that lives, and none is made', async () => {
    const id = await api.invoice();
    const theirs = { server, client: await colleague(server, client, 'Accountant') };
    expect((await pdfOf(id, {}, theirs)).links).toEqual([]);
    expect(await revoke(id), 'no link was made').toBe(0);
    const links = await linksOf(id);
    expect(links).toHaveLength(1);
    expect((await pdfOf(id, {}, theirs)).links).toEqual(links);
    await revoke(id);
    expect((await pdfOf(id, {}, theirs)).links).toEqual([]);
    expect(await opened(links[0]!)).toBe(404);
  });

  test('has one of its own: no other invoice has the same', async () => {
    const [first, second] = [await linksOf(await api.invoice()), await linksOf(await api.invoice())];
    const tokens = [...first, ...second].map((link) => new URL(link).searchParams.get('token'));
    expect(new Set(tokens).size).toBe(2);
  });
});

/** The letters with a paper that go out until there is one; whoever was invited before is written to, too. */
const mailed = async ({ services }: Server): Promise<{ text: string; links: string[] }> => {
  const { taken, mail } = office();
  const pdf = pdfThreads(1);
  const { database, clock, origin, payments, sealing, gateways } = services;
  const jobs = await startJobs(
    { database, clock, mail, payments, gateways, sealing, pdf, origin },
    () => {},
    { beatSeconds: 0.2, deadSeconds: 2 },
  );
  try {
    const withPaper = () => taken.filter(({ attachments = [] }) => attachments.length > 0);
    await expect.poll(() => withPaper().length, { timeout: 60_000 }).toBe(1);
    const [letter] = withPaper();
    const { links } = await readPdf(letter!.attachments![0]!.bytes);
    return { text: letter!.text, links };
  } finally {
    await jobs.stop();
    await pdf.close();
  }
};

test('the PDF of an email leads where the email does, and makes no second link', async () => {
  const id = await api.invoice({ customer: await api.customer() });
  expectOk(await client.send(mailingCalls.resendInvoice, { InvoiceId: id, email: 'ada@example.com' }));
  const { text, links } = await mailed(server);
  expect(links).toHaveLength(1);
  expect(text).toContain(links[0]);
  expect(await opened(links[0]!)).toBe(200);
  expect(await revoke(id)).toBe(1);
}, 40_000);

describe('the statement of a customer', () => {
  const statementOf = async (clientid: string, of: Client = client): Promise<ReadPdf> => {
    const { url } = expectOk(await of.send(customerAccountCalls.downloadStatement, { clientid })).body.data;
    return readPdf((await server.app.inject({ method: 'GET', url })).rawPayload);
  };
  const sendStatement = async (clientid: string, of: Client = client) =>
    expectOk(await of.send(customerAccountCalls.sendStatement, { clientid, email: 'ada@example.com' }));

  test('says where what is due first is paid, and its link opens that invoice', async () => {
    const customer = await api.customer();
    await api.invoice({ customer, issuedOn: '2026-02-02', dueOn: '2026-03-20' });
    const first = await api.invoice({ customer, issuedOn: '2026-02-03', dueOn: '2026-03-10' });
    const { text, links } = await statementOf(customer);
    expect(text).toContain('Pay online INV-0002 is due first. Scan the code');
    expect(links).toHaveLength(1);
    expect(new URL(links[0]!).searchParams.get('invoiceid')).toBe(first);
    expect(await opened(links[0]!)).toBe(200);
    expect(await linksOf(first), 'the same as on its own paper').toEqual(links);
    await api.pay(first, '100');
    const { text: later } = await statementOf(customer);
    expect(later).toContain('INV-0001 is due first.');
  });

  test('mailed leads, in the letter and on its paper, to where what is due first is paid', async () => {
    const customer = await api.customer();
    await api.invoice({ customer, issuedOn: '2026-02-02', dueOn: '2026-03-20' });
    const first = await api.invoice({ customer, issuedOn: '2026-02-03', dueOn: '2026-03-10' });
    await sendStatement(customer);
    const { text, links } = await mailed(server);
    expect(links).toHaveLength(1);
    const [link] = links;
    expect(text).toContain(`Pay INV-0002 online: ${link}`);
    expect(new URL(link!).searchParams.get('invoiceid')).toBe(first);
    expect(await opened(link!)).toBe(200);
    expect(await linksOf(first), 'the same as on its own paper').toEqual(links);
  }, 40_000);

  test('mailed leads nowhere where nobody takes payments, until the business has connected a provider', async () => {
    const sandbox = await sandboxProviders();
    const own = await startServer({ gateways: sandbox.gateways });
    try {
      const theirs = await own.client();
      const customer = await apiFor(theirs).customer();
      const id = await apiFor(theirs).invoice({ customer });
      await sendStatement(customer, theirs);
      const before = await mailed(own);
      expect(before.links).toEqual([]);
      expect(before.text).not.toContain('http');
      await connectStripe(theirs);
      await sendStatement(customer, theirs);
      const { text, links } = await mailed(own);
      expect(links.map((link) => new URL(link).searchParams.get('invoiceid'))).toEqual([id]);
      expect(text).toContain(links[0]);
    } finally {
      await own.close();
      await sandbox.close();
    }
  }, 60_000);

  test('says nothing of it where nothing is due', async () => {
    const customer = await api.customer();
    const paid = await api.invoice({ customer, prices: ['10'] });
    await api.pay(paid, '10');
    expect((await statementOf(customer)).links).toEqual([]);
  });

  test('printed by an accountant, who may not share, makes no link', async () => {
    const customer = await api.customer();
    await api.invoice({ customer });
    const accountant = await colleague(server, client, 'Accountant');
    expect((await statementOf(customer, accountant)).links).toEqual([]);
  });
});

describe('nothing is said', () => {
  const silent = ({ text, links }: ReadPdf) => {
    expect(links).toEqual([]);
    expect(text).not.toContain('Pay online');
  };

  test('of a paid, a cancelled or a draft invoice, a receipt or a packing slip', async () => {
    const paid = await api.invoice();
    expectOk(await api.pay(paid, '100'));
    silent(await pdfOf(paid));
    const cancelled = await api.invoice();
    expectOk(await api.cancel(cancelled));
    silent(await pdfOf(cancelled));
    silent(await pdfOf(await api.invoice({ status: 'Draft' })));
    silent(await pdfOf(await api.invoice({ type: 'receipt' })));
    const shipped = await api.invoice();
    silent(await pdfOf(shipped, { printas: 'packing-slip' }));
    expect(await revoke(shipped), 'and no link was made').toBe(0);
  });

  test('where the template leaves it out, and an edit that says nothing of it keeps that', async () => {
    const card = { InvoiceStyle: 1, InvoiceColor: '#0b6b53' };
    expectOk(await client.send(templateCalls.createTemplate, { ...card, ShowPayOnline: false }));
    const [listed] = expectOk(await client.send(templateCalls.listTemplates)).body.data;
    expectOk(await client.send(templateCalls.updateTemplate, { ...card, Id: listed!.Id }));
    const [edited] = expectOk(await client.send(templateCalls.listTemplates)).body.data;
    expect([listed!.ShowPayOnline, edited!.ShowPayOnline]).toEqual([false, false]);
    const id = await api.invoice();
    expect((await api.view(id)).InvoiceSetting.ShowPayOnline).toBe(false);
    silent(await pdfOf(id));
  });

  test('where nobody takes payments, until the business has connected a provider', async () => {
    const sandbox = await sandboxProviders();
    const own = await startServer({ gateways: sandbox.gateways });
    try {
      const of = { server: own, client: await own.client() };
      const id = await apiFor(of.client).invoice();
      silent(await pdfOf(id, {}, of));
      await connectStripe(of.client);
      expect((await pdfOf(id, {}, of)).links).toHaveLength(1);
    } finally {
      await own.close();
      await sandbox.close();
    }
  });

  test('where the installation has no key to make the link again with', async () => {
    const own = await startServer({ payments: notingProvider(), sealing: null });
    try {
      const of = { server: own, client: await own.client() };
      silent(await pdfOf(await apiFor(of.client).invoice(), {}, of));
    } finally {
      await own.close();
    }
  });
});
