import { expect, test } from 'vitest';
import { attachmentCalls } from '../../src/api/calls/attachment.ts';
import { mailingCalls, shareCalls } from '../../src/api/calls/mailing.ts';
import { expectOk } from '../support/api.ts';
import { smallPdf } from '../support/attachment-api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { comes, member, product, walkAsMember } from '../support/journey.ts';

walkAsMember();

test('a customer finds the files that were sent along beside the document, and saves them; others stay with the business', async () => {
  const { client, api } = member;
  const id = await api.invoice();
  const attached = async (filename: string) =>
    expectOk(await client.send(attachmentCalls.uploadAttachment, { filename, DocumentId: id }, {}, smallPdf))
      .body.data.AttachmentId;
  const plan = await attached('Floor plan and colours.pdf');
  await attached('margins.pdf');
  const email = 'ada@example.com';
  expectOk(await client.send(mailingCalls.resendInvoice, { InvoiceId: id, email, Attachments: [plan] }));
  const sent = { kind: 'invoice', DocumentId: id };
  const { pathname, search } = new URL(
    expectOk(await client.send(shareCalls.createLink, sent)).body.data.link,
  );
  const { page, context } = await comes(product.visitor(360));
  await page.goto(pathname + search);
  await page.getByRole('heading', { name: 'Sent with this document' }).waitFor();
  await page.getByText('Floor plan and colours.pdf', { exact: true }).first().waitFor();
  expect(await page.getByText('margins.pdf').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Floor plan and colours.pdf' }).click();
  expect((await file).suggestedFilename()).toBe('Floor plan and colours.pdf');
  expect(await context.cookies()).toEqual([]);
});
