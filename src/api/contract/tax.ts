import * as z from 'zod/mini';
import { taxKinds } from '../../domain/tax.ts';
import { tax } from '../../domain/words/taxes.ts';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { all, decimal, edited, id, text, userId } from './wire-types.ts';

const { change, changeByGet, ours, read } = inBusiness('businessId', '/api/Admin/');

const card = {
  TaxName: text(200),
  TaxPercentage: decimal,
  IsRecoverable: z.optional(z.boolean()),
  /** Left out: zero for 0 percent and standard for any other of a new tax; as it is of one that stands. */
  Kind: z.optional(z.enum(taxKinds)),
  /** Percent of it that is deducted on purchases; left out: all of it where it is recoverable, none where it is not. */
  Deductible: z.optional(decimal),
  Reason: z.optional(text(300)),
};

const taxAnswer = z.object({
  TaxId: id,
  TaxName: z.string(),
  TaxPercentage: decimal,
  ...all(z.boolean(), 'IsRecoverable IsActive IsUsed'),
  Kind: z.enum(taxKinds),
  Deductible: decimal,
  Reason: z.string(),
  version: z.number(),
});

const saved = envelope(z.object({ TaxId: id, ...repeated }));

/** Every call of taxes. */
export const taxCalls = {
  addTax: change('add-tax-detail', 'settings.account', saved, { userId, ...card }),
  // Whoever writes lines or items chooses among the taxes. All who may hold this key; who only reads documents sees
  // each tax on its document.
  listTaxes: read(
    'get-all-tax-detail',
    'invoice.add',
    z.union([z.literal(tax.noTaxes), envelope(z.array(taxAnswer))]),
    { userId },
  ),
  updateTax: change('update-tax-detail', 'settings.account', saved, {
    userId,
    TaxId: id,
    ...edited,
    ...card,
  }),
  deleteTax: changeByGet(
    'delete-tax-detail-by-id',
    'settings.account',
    { TaxId: id, end: z.enum(['deactivated', 'removed']), ...repeated },
    { taxId: id, userId },
  ),
  activateTax: ours.change('activate-tax-detail', 'settings.account', saved, { userId, TaxId: id }),
};
