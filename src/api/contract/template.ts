import * as z from 'zod/mini';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { font, look, picture, style } from './paper-wire.ts';
import { all, edited, id, text, userId } from './wire-types.ts';

const { change, changeByGet, read } = inBusiness('businessId', '/api/InvoiceSettingController/');

/** True makes it the default. There is always one default, so false changes nothing. */
const IsDefault = z.optional(z.boolean());

const card = {
  InvoiceStyle: style,
  InvoiceColor: text(40),
  Font: z.optional(font),
  ...all(z.optional(picture), 'Logo Signature'),
  SignatureHolderName: z.optional(text(200)),
  /** Says how an invoice is paid by bank transfer; left out of a new one, it does. */
  ShowBank: z.optional(z.boolean()),
  /** Says how an invoice is paid online; left out of a new one, it does. */
  ShowPayOnline: z.optional(z.boolean()),
  IsDefault,
};

const saved = envelope(z.object({ Id: id, ...repeated }));

const one = { ...all(id, 'invoiceSettingId businessId'), userId };

/** Every call of invoice templates. */
export const templateCalls = {
  // As with taxes: whoever writes an invoice chooses among them.
  listTemplates: read(
    'Get-All-Invoice-Setting',
    'invoice.add',
    envelope(z.array(z.extend(look, { Id: id, IsDefault: z.boolean(), version: z.number() }))),
    { userId },
  ),
  deleteTemplate: changeByGet('Delete-Invoice-Setting-By-Id', 'settings.account', saved, one),
  setDefaultTemplate: changeByGet('Get-Invoice-Setting-As-Default', 'settings.account', saved, {
    ...one,
    isDefault: z.literal('true'),
  }),
  updateTemplate: change('Update-Invoice-Setting', 'settings.account', saved, {
    userId,
    Id: id,
    ...edited,
    ...card,
  }),
  createTemplate: change('create-invoice-setting', 'settings.account', saved, { userId, ...card }),
};
