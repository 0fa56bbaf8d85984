import * as z from 'zod/mini';
import { noTaxes } from '../../domain/words/tax.ts';
import { inBusiness } from './call.ts';
import { all, decimal, envelope, id, text, userId } from './wire-types.ts';

const { change, changeByGet, ours, read } = inBusiness('businessId');

const card = { TaxName: text(200), TaxPercentage: decimal, IsRecoverable: z.optional(z.boolean()) };

const taxAnswer = z.object({
  TaxId: id,
  TaxName: z.string(),
  TaxPercentage: decimal,
  ...all(z.boolean(), 'IsRecoverable', 'IsActive', 'IsUsed'),
  version: z.number(),
});

const saved = envelope(z.object({ TaxId: id, repeated: z.boolean() }));

/** Every call of taxes. */
export const taxCalls = {
  addTax: change('/api/Admin/add-tax-detail', 'settings.account', {
    takes: { userId, ...card },
    answer: saved,
  }),
  listTaxes: read('/api/Admin/get-all-tax-detail', 'invoice.add', {
    // Whoever writes lines or items chooses among the taxes. All who may hold this key; who only reads documents sees
    // each tax on its document.
    takes: { userId },
    answer: z.union([z.literal(noTaxes), envelope(z.array(taxAnswer))]),
  }),
  updateTax: change('/api/Admin/update-tax-detail', 'settings.account', {
    takes: { userId, TaxId: id, version: z.optional(z.nullable(z.number())), ...card },
    answer: saved,
  }),
  deleteTax: changeByGet('/api/Admin/delete-tax-detail-by-id', 'settings.account', {
    takes: { taxId: id, userId },
    answer: envelope(z.object({ TaxId: id, end: z.enum(['deactivated', 'removed']), repeated: z.boolean() })),
  }),
  activateTax: ours.change('/api/Admin/activate-tax-detail', 'settings.account', {
    takes: { userId, TaxId: id },
    answer: saved,
  }),
};
