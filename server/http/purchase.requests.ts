import { type Decimal, zero } from '../../src/domain/money.ts';
import type { DocumentRequest } from '../services/look-up.ts';
import { formRequestOf, type moneyRequestOf, type SentBeside, type SentForm } from './document.requests.ts';

type Body = SentBeside & {
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
  form: SentForm,
  body: Body,
  place: Parameters<typeof moneyRequestOf>[0]['shipTo'],
): Omit<DocumentRequest, 'subtype' | 'reference' | 'lines'> => {
  const foreignCurrencyId = form.foreignCurrencyId || body.ForeignCurrencyIDFK;
  const sameAsOurs = body.SameAsBusinessAddress ?? body.SameAsBillingAddress ?? false;
  return {
    ...formRequestOf({ ...form, foreignCurrencyId }, sameAsOurs ? {} : place, body),
    dueOn: form.dueOn ?? null,
  };
};
