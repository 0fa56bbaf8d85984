import * as z from 'zod/mini';
import { call } from './call.ts';
import { decimal, envelope, id, text, userId } from './wire-types.ts';

const card = { TaxName: text(200), TaxPercentage: decimal, IsRecoverable: z.optional(z.boolean()) };

const taxAnswer = z.object({
  TaxId: id,
  TaxName: z.string(),
  TaxPercentage: decimal,
  IsRecoverable: z.boolean(),
  IsActive: z.boolean(),
  IsUsed: z.boolean(),
  version: z.number(),
});

/** What the list of taxes answers while there is none; the documents fix it. */
export const noTaxes = 'No data found';

const saved = envelope(z.object({ TaxId: id, repeated: z.boolean() }));

/** Every call of taxes. */
export const taxCalls = {
  addTax: call({
    method: 'POST',
    path: '/api/Admin/add-tax-detail',
    summary: 'Adds a tax; recoverable unless told otherwise.',
    door: 'session',
    permission: 'settings.account',
    effect: 'changes',
    business: 'businessId',
    body: z.object({ businessId: id, userId, ...card }),
    answer: saved,
  }),
  listTaxes: call({
    method: 'GET',
    path: '/api/Admin/get-all-tax-detail',
    summary: 'Every tax by name, deactivated ones too; a text while there is none.',
    door: 'session',
    // Whoever writes lines or items chooses among the taxes. All who may hold this key; who only reads documents sees
    // each tax on its document.
    permission: 'invoice.add',
    effect: 'reads',
    business: 'businessId',
    query: z.object({ businessId: id, userId }),
    answer: z.union([z.literal(noTaxes), envelope(z.array(taxAnswer))]),
  }),
  updateTax: call({
    method: 'POST',
    path: '/api/Admin/update-tax-detail',
    summary: 'Saves a tax; documents keep the name and percentage they were written with.',
    door: 'session',
    permission: 'settings.account',
    effect: 'changes',
    business: 'businessId',
    body: z.object({
      businessId: id,
      userId,
      TaxId: id,
      version: z.optional(z.nullable(z.number())),
      ...card,
    }),
    answer: saved,
  }),
  deleteTax: call({
    method: 'GET',
    path: '/api/Admin/delete-tax-detail-by-id',
    summary: 'Deactivates a tax that was ever used, removes another.',
    door: 'session',
    permission: 'settings.account',
    effect: 'changes',
    business: 'businessId',
    query: z.object({ taxId: id, userId, businessId: id }),
    answer: envelope(z.object({ TaxId: id, end: z.enum(['deactivated', 'removed']), repeated: z.boolean() })),
  }),
  activateTax: call({
    method: 'POST',
    path: '/api/Admin/activate-tax-detail',
    summary: 'Puts a deactivated tax to use again.',
    door: 'session',
    permission: 'settings.account',
    effect: 'changes',
    business: 'businessId',
    ours: true,
    body: z.object({ businessId: id, userId, TaxId: id }),
    answer: saved,
  }),
};
