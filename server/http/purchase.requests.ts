import { type Decimal, zero } from '../../src/domain/money.ts';
import type { DocumentRequest } from '../services/look-up.ts';
import { attachmentsFrom } from './attachment.answers.ts';
import { idOrNull, locationRequestOf, moneyRequestOf, paperRequestOf } from './document.requests.ts';

/** A form of a purchase in our words, with what it is read from. */
interface SentPurchase {
  contactId?: string | null | undefined;
  issuedOn?: string | undefined;
  dueOn?: string | null | undefined;
  notes?: string | undefined;
  locationId?: string | null | undefined;
  foreignCurrencyId?: number | null | undefined;
}

type Body = Parameters<typeof paperRequestOf>[0] &
  Parameters<typeof attachmentsFrom>[0] & {
    Email?: string | undefined;
    ForeignCurrencyIDFK?: number | null | undefined;
    SameAsBusinessAddress?: boolean | undefined;
    SameAsBillingAddress?: boolean | undefined;
  };

/** The price of a line in the document's currency: the foreign one where it is sent, else the other. */
export const priced = <
  Line extends { HomeUnitPrice?: Decimal | undefined; ForeignUnitPrice?: Decimal | undefined },
>({
  HomeUnitPrice,
  ForeignUnitPrice,
  ...line
}: Line) => ({ ...line, ForeignUnitPrice: ForeignUnitPrice ?? HomeUnitPrice ?? zero });

/** What the forms of purchases have alike, in our words. */
export const purchaseRequestOf = (
  form: SentPurchase & Omit<Parameters<typeof moneyRequestOf>[0], 'shipTo'>,
  body: Body,
  place: Parameters<typeof moneyRequestOf>[0]['shipTo'],
): Omit<DocumentRequest, 'subtype' | 'reference' | 'lines'> => {
  const sameAsOurs = body.SameAsBusinessAddress ?? body.SameAsBillingAddress ?? false;
  return {
    contactId: idOrNull(form.contactId),
    issuedOn: form.issuedOn ?? null,
    dueOn: form.dueOn ?? null,
    ...moneyRequestOf({
      ...form,
      foreignCurrencyId: form.foreignCurrencyId || body.ForeignCurrencyIDFK,
      shipTo: sameAsOurs ? {} : place,
    }),
    ...paperRequestOf(body, body.Email),
    ...attachmentsFrom(body),
    depositRequired: null,
    notes: form.notes ?? '',
    ...locationRequestOf(form),
  };
};
