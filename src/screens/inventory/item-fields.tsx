import {
  type ItemAccountField,
  itemAccountFields,
  mayBeItemAccount,
} from '../../domain/books/item-accounts.ts';
import { type ProductView, units } from '../../domain/stock/product.ts';
import { type Tax, taxLabel } from '../../domain/tax/tax.ts';
import { itemBarcodeWords } from '../../domain/words/barcodes.ts';
import { unitName } from '../../domain/words/everywhere.ts';
import { conflict } from '../../domain/words/frame.ts';
import {
  itemAccounts,
  itemImageWords,
  stockFieldWords as stock,
  itemFormWords as words,
} from '../../domain/words/items.ts';
import { priceForm, quantityForm } from '../kit/fields/use-number-text.ts';
import type { FieldRows, FieldSpec } from '../page/field-spec.ts';
import { BarcodeField } from './BarcodeField.tsx';
import { CategoryField } from './CategoryField.tsx';
import { ImageField } from './ImageField.tsx';
import type { ItemCard } from './item-form.ts';
import { VendorField } from './VendorField.tsx';

/** What the fields of an item are made from, beside its form. */
interface Around {
  /** The item that is edited or shown; null for a new one. */
  item: ProductView | null;
  taxes: readonly Tax[];
  /** Null for a role that may not see them. */
  accounts: readonly (Parameters<typeof mayBeItemAccount>[1] & { name: string })[] | null;
  mayChooseVendor: boolean;
  homeCurrency: string;
  locale: string;
}

type Field = FieldSpec<ItemCard>;

const kinds = [
  { value: 'product', label: words.aProduct },
  { value: 'service', label: words.aService },
];

const isProduct = ({ kind }: ItemCard): boolean => kind === 'product';
const isCounted = ({ kind, tracked }: ItemCard): boolean => kind === 'product' && tracked;
const orNull = (typed: string): string | null => typed || null;

/** Taxes an item may have: those in use, and the one it has. */
const taxField = (
  name: 'salesTaxId' | 'purchaseTaxId',
  label: string,
  hint: string,
  around: Around,
): Field => ({
  name,
  kind: 'select',
  label,
  hint,
  placeholder: words.salesTaxPlaceholder,
  read: orNull,
  options: around.taxes
    .filter(({ id, active }) => active || id === around.item?.[name])
    .map((tax) => {
      const label = taxLabel(tax.name, tax.percent, around.locale);
      return { value: tax.id, label: tax.active ? label : words.noLongerInUse(label) };
    }),
});

/** An account the item is posted to, the business's default where none is chosen. */
const accountField = (name: ItemAccountField, { item, accounts, homeCurrency }: Around): Field => ({
  name,
  kind: 'select',
  label: itemAccounts.itemAccountWords[name],
  hint: itemAccounts.itemAccountWords[`${name}Hint`],
  placeholder: itemAccounts.itemAccountWords.byDefault,
  when: name === 'inventoryAccount' ? isCounted : () => true,
  read: (number) => (number === '' ? null : Number(number)),
  options: (accounts ?? [])
    .filter((account) => account.id === item?.[name] || mayBeItemAccount(name, account, homeCurrency))
    .map(({ id, name: label }) => ({ value: String(id), label })),
});

/** Whether stock of a product is tracked, and for a new one how much there is. */
const stockFields = ({ item, homeCurrency, locale }: Around): FieldRows<ItemCard> => {
  const isNewlyCounted = (form: ItemCard) => isCounted(form) && item === null;
  return [
    { name: 'tracked', kind: 'check', label: stock.countStock, when: isProduct },
    [
      {
        name: 'quantity',
        kind: 'number',
        label: stock.inStockNow,
        reading: quantityForm(locale),
        when: isNewlyCounted,
      },
      {
        name: 'openingCost',
        kind: 'number',
        label: stock.unitCostThese,
        hint: stock.openingCostHint,
        reading: priceForm(homeCurrency, locale),
        currency: homeCurrency,
        when: isNewlyCounted,
      },
      {
        name: 'openingOn',
        kind: 'day',
        label: stock.countedOn,
        hint: stock.countedOnHint,
        when: isNewlyCounted,
      },
    ],
    [
      {
        name: 'reorderLevel',
        kind: 'number',
        label: stock.reorderLevel,
        hint: stock.reorderLevelHint,
        reading: quantityForm(locale),
        when: isCounted,
      },
    ],
  ];
};

/** The fields that are open at first. */
const firstFields = (around: Around): FieldRows<ItemCard> => {
  const { item, homeCurrency: currency, locale } = around;
  const reading = priceForm(currency, locale);
  const { purchaseTax, purchaseTaxHint } = itemAccounts.itemAccountWords;
  return [
    { name: 'kind', kind: 'choice', label: words.thisItemIs, options: kinds, beside: true },
    { name: 'name', label: words.name, needed: true, prints: true, autoFocus: item === null },
    [
      { name: 'price', kind: 'number', label: words.price, needed: true, reading, currency },
      { name: 'cost', kind: 'number', label: words.cost, reading, currency },
      {
        name: 'unit',
        kind: 'select',
        label: words.unit,
        placeholder: words.unitPlaceholder,
        read: orNull,
        options: units.map((unit) => ({ value: unit, label: unitName(unit) })),
      },
    ],
    [
      { name: 'sku', label: words.sku },
      {
        name: 'barcode',
        kind: 'part',
        label: itemBarcodeWords.barcode,
        part: ({ field }) => <BarcodeField {...field('barcode')} />,
      },
      {
        name: 'category',
        kind: 'part',
        label: words.category,
        part: ({ field }) => <CategoryField {...field('category')} label={words.category} />,
      },
    ],
    taxField('salesTaxId', words.salesTax, words.salesTaxHint, around),
    taxField('purchaseTaxId', purchaseTax, purchaseTaxHint, around),
    ...stockFields(around),
  ];
};

/** The others. */
const moreFields = (around: Around): FieldRows<ItemCard> => {
  const { item, accounts, mayChooseVendor } = around;
  return [
    { name: 'description', kind: 'long', label: words.descriptionOnDocuments, prints: true },
    { name: 'purchaseDescription', kind: 'long', label: words.purchaseDescription, prints: true },
    {
      name: 'image',
      kind: 'part',
      label: itemImageWords.image,
      text: (image) => (image ? conflict.picture : ''),
      part: ({ field }) => <ImageField {...field('image')} />,
    },
    {
      name: 'vendorId',
      kind: 'part',
      label: words.vendor,
      when: (form) => isProduct(form) && mayChooseVendor,
      text: (id) => (id && id === item?.vendor?.id ? item.vendor.name : id ? conflict.noLongerAvailable : ''),
      part: (card) => <VendorField {...card} />,
    },
    accounts ? itemAccountFields.map((name) => accountField(name, around)) : [],
    [{ name: 'expiresOn', kind: 'day', label: words.expiresOn, when: isProduct }],
  ];
};

/** The fields of an item: those that are open at first, and the others. */
export const itemFields = (around: Around) => ({ first: firstFields(around), more: moreFields(around) });
