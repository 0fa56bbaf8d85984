import type { TemplatedRequest } from '../services/look-up.ts';
import { formRequestOf, type moneyRequestOf, type SentBeside, type SentForm } from './document.requests.ts';

type Body = SentBeside & {
  ForeignCurrencyIDFK?: number | null | undefined;
  SameAsBusinessAddress?: boolean | undefined;
  SameAsBillingAddress?: boolean | undefined;
  WareHouseAddress?: string | undefined;
};

/** What the forms of purchases have alike, in our words. */
export const purchaseRequestOf = (
  form: SentForm,
  body: Body,
  place: Parameters<typeof moneyRequestOf>[0]['shipTo'],
): Omit<TemplatedRequest, 'subtype' | 'reference' | 'lines'> => {
  const foreignCurrencyId = form.foreignCurrencyId || body.ForeignCurrencyIDFK;
  const sameAsOurs = body.SameAsBusinessAddress ?? body.SameAsBillingAddress ?? false;
  return {
    ...formRequestOf({ ...form, foreignCurrencyId }, sameAsOurs ? {} : place, body),
    dueOn: form.dueOn ?? null,
    warehouse: body.WareHouseAddress?.trim(),
  };
};
