import * as z from 'zod/mini';
import { call } from './call.ts';
import { font, look, picture, style } from './paper-wire.ts';
import { envelope, id, text, userId } from './wire-types.ts';

/** True makes it the default. There is always one default, so false changes nothing. */
const IsDefault = z.optional(z.boolean());

const card = {
  InvoiceStyle: style,
  InvoiceColor: text(40),
  Font: z.optional(font),
  Logo: z.optional(picture),
  Signature: z.optional(picture),
  SignatureHolderName: z.optional(text(200)),
  IsDefault,
};

const saved = envelope(z.object({ Id: id, repeated: z.boolean() }));

const one = { invoiceSettingId: id, userId, businessId: id };

/** Every call of invoice templates. */
export const templateCalls = {
  listTemplates: call({
    method: 'GET',
    path: '/api/InvoiceSettingController/Get-All-Invoice-Setting',
    summary: 'Every template, oldest first; one of them is the default.',
    door: 'session',
    // As with taxes: whoever writes an invoice chooses among them.
    permission: 'invoice.add',
    effect: 'reads',
    business: 'businessId',
    query: z.object({ userId, businessId: id }),
    answer: envelope(z.array(z.extend(look, { Id: id, IsDefault: z.boolean(), version: z.number() }))),
  }),
  deleteTemplate: call({
    method: 'GET',
    path: '/api/InvoiceSettingController/Delete-Invoice-Setting-By-Id',
    summary: 'Deletes a template; after the default the oldest other one is it.',
    door: 'session',
    permission: 'settings.account',
    effect: 'changes',
    business: 'businessId',
    query: z.object(one),
    answer: saved,
  }),
  setDefaultTemplate: call({
    method: 'GET',
    path: '/api/InvoiceSettingController/Get-Invoice-Setting-As-Default',
    summary: 'Makes a template the default in place of the one that is.',
    door: 'session',
    permission: 'settings.account',
    effect: 'changes',
    business: 'businessId',
    query: z.object({ ...one, isDefault: z.literal('true') }),
    answer: saved,
  }),
  updateTemplate: call({
    method: 'POST',
    path: '/api/InvoiceSettingController/Update-Invoice-Setting',
    summary: 'Saves a template.',
    door: 'session',
    permission: 'settings.account',
    effect: 'changes',
    business: 'businessId',
    body: z.object({
      businessId: id,
      userId,
      Id: id,
      version: z.optional(z.nullable(z.number())),
      ...card,
    }),
    answer: saved,
  }),
  createTemplate: call({
    method: 'POST',
    path: '/api/InvoiceSettingController/create-invoice-setting',
    summary: 'Adds a template; the first becomes the default.',
    door: 'session',
    permission: 'settings.account',
    effect: 'changes',
    business: 'businessId',
    body: z.object({ businessId: id, userId, ...card }),
    answer: saved,
  }),
};
