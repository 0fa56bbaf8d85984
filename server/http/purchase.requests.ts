import type { Decimal } from '../../src/domain/money.ts';
import type { TemplatedRequest } from '../services/look-up.ts';
import { formRequestOf, type moneyRequestOf, type SentBeside, type SentForm } from './document.requests.ts';
import { isNonZero } from './sent-parts.ts';

type Body = SentBeside & {
  ForeignCurrencyIDFK?: number | null | undefined;
  SameAsBusinessAddress?: boolean | undefined;
  SameAsBillingAddress?: boolean | undefined;
  WareHouseAddress?: string | undefined;
  ForeignShippingValue?: Decimal | undefined;
  HomeShippingValue?: Decimal | undefined;
};

/** What the forms of purchases have alike, in our words. */
export const purchaseRequestOf = (
  form: SentForm,
  body: Body,
  place: Parameters<typeof moneyRequestOf>[0]['shipTo'],
): Omit<TemplatedRequest, 'subtype' | 'reference' | 'lines'> => {
  const foreignCurrencyId = form.foreignCurrencyId || body.ForeignCurrencyIDFK;
  const sameAsOurs = body.SameAsBusinessAddress ?? body.SameAsBillingAddress ?? false;
  const prices = [form.shipping, body.ForeignShippingValue, body.HomeShippingValue];
  const shipping = prices.find(isNonZero) ?? form.shipping;
  return {
    ...formRequestOf({ ...form, foreignCurrencyId, shipping }, sameAsOurs ? {} : place, body),
    dueOn: form.dueOn ?? null,
    warehouse: body.WareHouseAddress?.trim(),
  };
};
