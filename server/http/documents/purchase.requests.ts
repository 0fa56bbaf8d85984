import type { OursOf } from '../../../src/api/calls/field.ts';
import type { purchaseForm, typedPurchaseLine } from '../../../src/api/calls/purchase.ts';
import type { TemplatedRequest } from '../../services/look-up.ts';
import { isNonZero } from '../call/sent-parts.ts';
import { formRequestOf } from './document.requests.ts';
import { pricedLineOf } from './sent-lines.ts';

const nowhere = {
  attention: undefined,
  street: undefined,
  city: undefined,
  state: undefined,
  zip: undefined,
  country: undefined,
  phone: undefined,
};

/** What the forms of purchases have alike. */
export const purchaseRequestOf = (
  form: OursOf<typeof purchaseForm> & { issuedOn?: string | undefined; dueOn?: string | null | undefined },
): Omit<TemplatedRequest, 'subtype' | 'reference' | 'lines'> => {
  const foreignCurrencyId = form.foreignCurrencyId || form.otherCurrencyId;
  const isOurs = form.sameAsOurs ?? form.sameAsBilling ?? false;
  const prices = [form.shipping, form.foreignShipping, form.homeShipping];
  const shipping = prices.find(isNonZero) ?? form.shipping;
  return {
    ...formRequestOf({ ...form, foreignCurrencyId, shipping, ...(isOurs && nowhere) }),
    depositRequired: null,
    dueOn: form.dueOn ?? null,
    warehouse: form.warehouse?.trim(),
  };
};

/** A line of such a form, its figures under each of their names. */
export const purchaseLineOf = (
  line: OursOf<typeof typedPurchaseLine> & { id?: string | null | undefined },
  index: number,
) =>
  pricedLineOf(
    {
      prices: { foreign: line.price, home: line.homePrice, any: line.anyPrice },
      amounts: { foreign: line.amount, home: line.homeAmount, any: line.anyAmount },
      taxes: { foreign: line.taxAmount, home: line.homeTax, any: line.anyTax },
      givenBase: line.givenBase,
    },
    line,
    index,
  );
