import type { OpeningStock } from '../../domain/opening/opening-stock.ts';
import { blankProduct, type ProductCard, type ProductView } from '../../domain/stock/product.ts';
import { openingProblems, productProblems } from '../../domain/stock/product-problems.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { numberProblem, priceForm, quantityForm } from '../kit/fields/use-number-text.ts';

/** What the form of an item holds: its card, its category's name, and for a new one what is in stock already. */
export interface ItemCard extends Omit<ProductCard, 'reorderLevel' | 'expiresOn'> {
  category: string;
  /** A picture as a `data:` address; null for none. */
  image: string | null;
  /** The name of the preferred vendor; empty for none. */
  vendorName: string;
  /** Empty for none. */
  reorderLevel: string;
  expiresOn: string;
  quantity: string;
  openingCost: string;
  /** Empty for today. */
  openingOn: string;
}

const nothingThere = { quantity: '', openingCost: '', openingOn: '' };

const untyped = {
  category: '',
  image: null,
  vendorName: '',
  price: '',
  cost: '',
  reorderLevel: '',
  expiresOn: '',
};
export const freshItem: ItemCard = { ...blankProduct, ...nothingThere, ...untyped };

/** The form of an item that stands; its stock changes by documents alone. */
export const itemCardOf = (item: ProductView): ItemCard => {
  const {
    id: _id,
    quantity: _stock,
    value: _value,
    version: _version,
    deleted: _deleted,
    vendor,
    image = null,
    ...card
  } = item;
  return {
    ...card,
    image,
    vendorName: vendor?.chosen ? vendor.name : '',
    ...nothingThere,
    reorderLevel: item.reorderLevel ?? '',
    expiresOn: item.expiresOn ?? '',
  };
};

const isCounted = ({ kind, tracked }: ItemCard): boolean => tracked && kind === 'product';

/** The card as it is sent: a price or a cost left empty is nothing, and a service is not counted. */
export const cardOf = ({
  quantity: _quantity,
  openingCost: _cost,
  openingOn: _on,
  category: _category,
  image: _image,
  vendorName: _vendor,
  ...card
}: ItemCard): ProductCard => ({
  ...card,
  price: card.price || '0',
  cost: card.cost || '0',
  tracked: card.tracked && card.kind === 'product',
  reorderLevel: card.reorderLevel || null,
  expiresOn: card.expiresOn || null,
  vendorId: card.kind === 'product' ? card.vendorId : null,
});

/** What is in stock already; without a unit cost of its own it is worth the card's cost. */
export const openingOf = (form: ItemCard): OpeningStock => ({
  quantity: isCounted(form) ? form.quantity || '0' : '0',
  unitCost: form.openingCost || form.cost || '0',
  onDay: form.openingOn || null,
});

/** Every fault of the form: what can't be read as a number, and what the domain says of the rest. */
export const itemFaults = (form: ItemCard, currency: string, locale: string): FieldProblem[] => {
  const reading = priceForm(currency, locale);
  const counting = quantityForm(locale);
  const forms = {
    price: reading,
    cost: reading,
    quantity: counting,
    reorderLevel: counting,
    openingCost: reading,
  };
  const unreadable = (Object.keys(forms) as (keyof typeof forms)[]).flatMap((field) => {
    const message = numberProblem(form[field], forms[field]);
    return message ? [{ field, message }] : [];
  });
  // What can't be read counts as nothing for the rest, so that every fault is named at once.
  const read = { ...form, ...Object.fromEntries(unreadable.map(({ field }) => [field, ''])) };
  const card = cardOf(read);
  const faults = [...unreadable, ...productProblems(card)];
  return faults.length > 0 ? faults : openingProblems(card, openingOf(read));
};
