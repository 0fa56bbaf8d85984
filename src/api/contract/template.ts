import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { font, look, picture, style } from './paper-wire.ts';
import { all, envelope, id, text, userId } from './wire-types.ts';

const { change, changeByGet, read } = inBusiness('businessId');

/** True makes it the default. There is always one default, so false changes nothing. */
const IsDefault = z.optional(z.boolean());

const card = {
  InvoiceStyle: style,
  InvoiceColor: text(40),
  Font: z.optional(font),
  ...all(z.optional(picture), 'Logo', 'Signature'),
  SignatureHolderName: z.optional(text(200)),
  IsDefault,
};

const saved = envelope(z.object({ Id: id, repeated: z.boolean() }));

const one = { invoiceSettingId: id, userId, businessId: id };

/** Every call of invoice templates. */
export const templateCalls = {
  listTemplates: read('/api/InvoiceSettingController/Get-All-Invoice-Setting', 'invoice.add', {
    // As with taxes: whoever writes an invoice chooses among them.
    takes: { userId },
    answer: envelope(z.array(z.extend(look, { Id: id, IsDefault: z.boolean(), version: z.number() }))),
  }),
  deleteTemplate: changeByGet(
    '/api/InvoiceSettingController/Delete-Invoice-Setting-By-Id',
    'settings.account',
    {
      takes: one,
      answer: saved,
    },
  ),
  setDefaultTemplate: changeByGet(
    '/api/InvoiceSettingController/Get-Invoice-Setting-As-Default',
    'settings.account',
    {
      takes: { ...one, isDefault: z.literal('true') },
      answer: saved,
    },
  ),
  updateTemplate: change('/api/InvoiceSettingController/Update-Invoice-Setting', 'settings.account', {
    takes: { userId, Id: id, version: z.optional(z.nullable(z.number())), ...card },
    answer: saved,
  }),
  createTemplate: change('/api/InvoiceSettingController/create-invoice-setting', 'settings.account', {
    takes: { userId, ...card },
    answer: saved,
  }),
};
