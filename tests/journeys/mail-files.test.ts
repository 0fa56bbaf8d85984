import { afterAll, beforeAll, expect, test } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import type { OutgoingMail } from '../../server/adapters/mail/mail.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { attachmentCalls } from '../../src/api/calls/attachment.ts';
import { expectOk } from '../support/api.ts';
import { smallPdf } from '../support/attachment-api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Member, startMember } from '../support/member.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let product: Product;
let member: Member;
let jobs: Jobs;
const carried: OutgoingMail[] = [];
beforeAll(async () => {
  product = await startProduct();
  const { database, clock, pdf, sealing, origin } = product;
  const mail = { ...localMailbox, send: async (letter: OutgoingMail) => void carried.push(letter) };
  jobs = await startJobs({ database, clock, pdf, mail, payments: null, sealing, origin }, () => {});
  member = await startMember(product);
});
afterAll(async () => {
  await jobs.stop();
  await member.context.close();
  await product.close();
  expect(member.faults).toEqual([]);
});

test('an order is sent with the drawing that was ticked: its size is seen, too much is said at once, and what went along is told', async () => {
  const { page, client } = member;
  const vendor = await billApiFor(client).vendor('Paper Mill');
  const id = await orderApiFor(client).order({ vendor });
  const large = Buffer.concat([smallPdf, Buffer.alloc(9 * 1024 * 1024)]);
  for (const [bytes, name] of [
    [smallPdf, 'drawing.pdf'],
    [large, 'photos.pdf'],
    [large, 'plans.pdf'],
  ] as const)
    expectOk(
      await client.send(attachmentCalls.uploadAttachment, { filename: name, DocumentId: id }, {}, bytes),
    );
  await page.goto(`/purchase-order/view?po=${id}`);
  await pressAct(page, 'Send');
  const drawing = dialog(page).getByRole('checkbox', { name: 'drawing.pdf (1 KB)' });
  await dialog(page)
    .getByRole('radio', { name: /^Email/ })
    .check();
  await drawing.waitFor();
  expect(await drawing.isChecked()).toBe(false);
  await dialog(page).getByRole('textbox', { name: 'To' }).fill('mill@example.com');
  await dialog(page).getByRole('checkbox', { name: 'photos.pdf (9 MB)' }).check();
  await dialog(page).getByRole('checkbox', { name: 'plans.pdf (9 MB)' }).check();
  await dialog(page).getByText('2 files, 18 MB in all.').waitFor();
  await dialog(page).getByText('An email takes 15 MB of files at most.').waitFor();
  const send = dialog(page).getByRole('button', { name: 'Send email' });
  expect(await send.isDisabled()).toBe(true);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('checkbox', { name: 'photos.pdf (9 MB)' }).uncheck();
  await dialog(page).getByRole('checkbox', { name: 'plans.pdf (9 MB)' }).uncheck();
  await drawing.check();
  await send.click();
  await expect
    .poll(() => carried.at(-1)?.attachments?.map(({ name }) => name), { timeout: 20_000 })
    .toEqual([expect.stringMatching(/^Purchase Order .*\.pdf$/), 'drawing.pdf']);
  await counterfoil(page).getByRole('button', { name: /^Sent/ }).click();
  await dialog(page).getByText('With drawing.pdf').waitFor();
});
