import type { TypedDocument } from '../../domain/documents/content.ts';
import { type ChosenTax, type Discount, discountOf } from '../../domain/documents/document.ts';
import { chargedPercent } from '../../domain/documents/totals.ts';
import { typedShippingOf } from '../../domain/documents/typed-again.ts';
import type { DocumentDraft, DocumentView } from '../../domain/documents/view.ts';
import { fits, isPositive, over, plus, rounded, times } from '../../domain/money.ts';
import type { Address } from '../../domain/values/address.ts';
import { digitsOf } from '../../domain/values/currency.ts';
import type { CurrentBusiness } from '../frame/business.ts';
import { moneyForm, type NumberForm, percentForm, rateForm } from '../kit/fields/use-number-text.ts';
import { type DisplayedFault, unreadableIn } from './displayed-fault.ts';

/** A document's money beside its lines, as typed; amounts are in the document's currency. */
export interface MoneyForm {
  currency: string;
  /** Home per unit of the currency; empty while nobody typed one. */
  rate: string;
  discountType: Discount['type'];
  discount: string;
  shipping: string;
  shippingTax: ChosenTax | null;
  /** Line taxes are taken after the discount's share; the document's own, not typed. */
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  /** Prices, discounts and shipping are typed with their tax; left out of typing that older builds kept. */
  pricesIncludeTax?: boolean;
  /** Null while nothing is shipped to an address. */
  shipTo: Address | null;
  /** What its customer's own currency proposed last; null for a document that stands, to which nothing is proposed. */
  proposed: ProposedCurrency | null;
}

/** For whom a currency and its rate were proposed; the business's own for nobody. */
export interface ProposedCurrency {
  customer: string;
  currency: string;
  rate: string;
}

/** A document in home currency, without discount or shipping. */
export const blankMoney = (
  business: Pick<CurrentBusiness, 'homeCurrency' | 'taxAfterDiscount' | 'taxPerRate'>,
): MoneyForm => ({
  currency: business.homeCurrency,
  rate: '',
  discountType: 'flat',
  discount: '',
  shipping: '',
  shippingTax: null,
  taxAfterDiscount: business.taxAfterDiscount,
  taxPerRate: business.taxPerRate,
  pricesIncludeTax: false,
  shipTo: null,
  proposed: { customer: '', currency: business.homeCurrency, rate: '' },
});

const amountText = (amount: string): string => (isPositive(amount) ? amount : '');

/** The form of a document's money that stands. */
export const moneyFormOf = (
  money: Pick<DocumentView, 'currency' | 'rate' | 'lacksRate' | 'shipping' | 'shippingTax' | 'terms'>,
  homeCurrency: string,
): MoneyForm => {
  const {
    discount,
    shippingTax,
    taxAfterDiscount,
    taxPerRate,
    pricesIncludeTax = false,
    shipTo,
  } = money.terms;
  return {
    currency: money.currency,
    rate: money.currency === homeCurrency || money.lacksRate ? '' : money.rate,
    discountType: discount.type,
    discount: discount.type === 'percentage' ? discount.percent : amountText(discount.amount),
    shipping: amountText(typedShippingOf(money)),
    shippingTax,
    taxAfterDiscount,
    taxPerRate,
    pricesIncludeTax,
    shipTo,
    proposed: null,
  };
};

/** As many decimals as a price is typed with. */
const priceDigits = 6;

const isDecimal = (text: string) => /^\d+(\.\d+)?$/.test(text);

/** What was typed, or nothing while it can't be read. */
const amountIn = (text: string): string => (isDecimal(text) ? text : '0');

/** Home per unit of the document's currency; a missing rate counts as 1. */
export const rateOf = ({ rate }: Pick<MoneyForm, 'rate'>): string =>
  isDecimal(rate) && isPositive(rate) ? rate : '1';

/** A home price in the document's currency, rounded to its digits: it is proposed as somebody would type it. At home it is as it is. */
export const priceIn = (
  form: Pick<MoneyForm, 'currency' | 'rate'>,
  homePrice: string,
  homeCurrency: string,
): string =>
  form.currency === homeCurrency
    ? homePrice
    : rounded(over(homePrice, rateOf(form)), digitsOf(form.currency));

/** A price without tax as the form takes it: with the tax that is charged, to the currency's digits, where prices include it. */
export const priceWithTax = (
  { currency, pricesIncludeTax }: Pick<MoneyForm, 'currency' | 'pricesIncludeTax'>,
  price: string,
  tax: ChosenTax | undefined,
): string => {
  const percent = pricesIncludeTax && chargedPercent(tax?.percent, tax?.kind);
  if (percent && isDecimal(price))
    return rounded(times(price, plus('1', times(percent, '0.01'))), digitsOf(currency));
  // What was bought at a price with tax came to more decimals than are typed.
  return isDecimal(price) && !fits(price, priceDigits) ? rounded(price, priceDigits) : price;
};

/** The money as the domain judges it and counts with it. */
export const typedMoney = (
  form: MoneyForm,
): Pick<TypedDocument, 'currency' | 'rate' | 'lacksRate' | 'shipping' | 'terms'> => ({
  currency: form.currency,
  rate: form.rate || '1',
  // Whether issuing needs one is the server's to say, which knows the books' own currency.
  lacksRate: false,
  shipping: amountIn(form.shipping),
  terms: {
    discount: discountOf(form.discountType, amountIn(form.discount)),
    shippingTax: form.shippingTax,
    taxAfterDiscount: form.taxAfterDiscount,
    taxPerRate: form.taxPerRate,
    ...(form.pricesIncludeTax && { pricesIncludeTax: true }),
    shipTo: form.shipTo,
  },
});

/** What can't be read in the numbers of a document's money, in the fields' own words. */
export const moneyFaultsIn = (form: MoneyForm, noun: string, locale: string): DisplayedFault[] => {
  const amount = moneyForm(form.currency, locale);
  const read = (field: 'discount' | 'shipping' | 'rate', reading: NumberForm) =>
    unreadableIn(form, [field], noun, reading);
  return [
    ...read('rate', rateForm(locale)),
    ...read('discount', form.discountType === 'percentage' ? percentForm(locale) : amount),
    ...read('shipping', amount),
  ];
};

/** The money to be saved. */
export const moneyToSave = (
  form: MoneyForm,
  homeCurrency: string,
): Pick<DocumentDraft, 'currency' | 'rate' | 'shipping' | 'terms'> => {
  const foreign = form.currency !== homeCurrency;
  return {
    currency: foreign ? form.currency : null,
    rate: foreign ? form.rate || null : null,
    shipping: form.shipping || '0',
    terms: {
      discount: discountOf(form.discountType, form.discount || '0'),
      shippingTaxId: form.shippingTax?.id ?? null,
      pricesIncludeTax: form.pricesIncludeTax ?? false,
      shipTo: form.shipTo,
    },
  };
};
