import * as z from 'zod/mini';
import { creditStates } from '../../domain/documents/credited.ts';
import { sendStyles } from '../../domain/documents/send-style.ts';
import { taxKinds } from '../../domain/tax/tax.ts';
import { paperSizes } from '../../domain/values/paper-size.ts';
import { type TemplateStyle, templateFonts, templateStyles } from '../../domain/values/template-look.ts';
import { history as eventsInOrder } from '../wire/answers.ts';
import * as wire from '../wire/values.ts';
import { attachmentFields } from './attachment.ts';
import {
  called,
  day,
  decimal,
  flag,
  id,
  idList,
  list,
  nullable,
  oneOf,
  optional,
  part,
  shaped,
  text,
  texts,
  typedText,
  verbatim,
} from './field.ts';

/** What documents of every kind say alike: how they look, where they go, their files, their lines' discounts. */

/** Who a document is from, or to. */
export const party = verbatim(
  z.object({
    name: z.string(),
    ...wire.all(z.optional(z.string()), 'email address phone taxId website'),
    ...wire.all(z.optional(z.string()), 'vatNumber registration footer country basedIn'),
  }),
);

/** What happened to somebody or something, in order. */
export const history = verbatim(eventsInOrder);

/** The styles by their numbers on the wire: 1 classic, 2 band, 3 letter. */
export const style = shaped(z.literal([1, 2, 3]), {
  toWire: (ours: TemplateStyle) => (templateStyles.indexOf(ours) + 1) as 1 | 2 | 3,
  fromWire: (code) => templateStyles[code - 1]!,
});

const font = <const Wire extends string>(name: Wire) => oneOf(name, templateFonts);

/** How paper looks beside its template's style, color, font and logo. */
const setting = {
  signature: nullable(text('Signature')),
  holder: text('SignatureHolderName'),
  showsBank: flag('ShowBank'),
  showsOnline: flag('ShowPayOnline'),
  size: oneOf('PaperSize', paperSizes),
};

/** How paper looks. */
export const look = {
  style: style('InvoiceStyle'),
  color: text('InvoiceColor'),
  font: font('Font'),
  logo: nullable(text('Logo')),
  ...setting,
};

/** What every document may be sent with beside its lines: how it looks, where it goes. Left out or empty, it stays as it is. */
export const paperForm = {
  /** Left out or null: the template it has, else the default one. */
  templateId: optional(nullable(id('InvoiceSettingId'))),
  style: optional(style('invoicestyle')),
  color: optional(verbatim(wire.text(40).check(z.minLength(1)))('color')),
  font: optional(font('font')),
  logo: optional(nullable(verbatim(wire.text(280_000).check(z.minLength(1)))('image'))),
  sendStyle: optional(oneOf('sendstyle', sendStyles)),
  cc: optional(typedText('Cc', 3000)),
  bcc: optional(typedText('Bcc', 3000)),
  whatsapp: optional(typedText('whatsappnumber', 60)),
  personalMessage: optional(typedText('personal_message', 5000)),
};

/** What paper says beside the figures of its kind. */
export const paperDetails = {
  taxAfterDiscount: flag('taxAfterDiscount'),
  /** What the lines come to with their tax and what is off them, where prices include it; left out where they don't. */
  gross: optional(part('gross', { subtotal: decimal('subtotal'), discount: decimal('discount') })),
  shippingTax: nullable(part('shippingTax', { name: text('name'), percent: decimal('percent') })),
  reference: text('reference'),
  /** Why lines bear no tax, or who owes it: a sentence each. */
  taxReasons: texts('taxReasons'),
  supplyOn: nullable(day('supplyOn')),
  changedOn: optional(nullable(day('changedOn'))),
  bankId: nullable(id('bankId')),
  /** Where goods that are ordered go, a line each; left out for where the business is. */
  deliverTo: optional(texts('deliverTo')),
  payments: list('payments', { onDay: day('onDay'), amount: decimal('amount') }),
  /** What its credit notes made of it; null where there are none. */
  creditState: optional(nullable(oneOf('creditState', creditStates))),
  /** What they gave back beyond the balance; left out where they gave back nothing. */
  beyond: optional(part('beyondBalance', { refunded: decimal('refunded'), kept: decimal('kept') })),
  bank: nullable(
    part('bank', {
      id: id('id'),
      name: text('name'),
      accountNumber: text('accountNumber'),
      iban: text('iban'),
      accountName: text('accountName'),
      accountType: text('accountType'),
      routingNumber: text('routingNumber'),
      address: text('address'),
      sortCode: text('sortCode'),
      swiftCode: text('swiftCode'),
      isDefault: flag('isDefault'),
    }),
  ),
};

/** How a document looks, as answered to anybody who may see it. */
export const lookAnswer = {
  style: style('invoicestyle'),
  color: text('color'),
  font: font('font'),
  logo: nullable(text('image')),
  setting: part('InvoiceSetting', setting),
  details: part('PaperDetails', paperDetails),
};

/** Where a document's goods lie as typed: null for the default location; left out, they stay where they are. */
export const locationForm = { locationId: called(optional(nullable(id('LocationIDFK'))), 'location') };

/** Figures the spec's client works out and sends with what was typed. The server ignores them and computes its own. */
export const workedOutThere = <const Names extends readonly string[]>(...names: Names) =>
  Object.fromEntries(names.map((name) => [name, z.optional(wire.decimal)])) as Record<
    Names[number],
    z.ZodMiniOptional<typeof wire.decimal>
  >;

/** The location's name, which the specification's client sends beside it and nobody reads. */
export const ignoredLocation = { LocationName: z.optional(z.nullable(wire.text(200))) };

/** The same as answered; null where the business has one location. Whoever has only the document's link isn't told. */
export const locationAnswer = {
  locationId: nullable(id('LocationIDFK')),
  location: nullable(text('LocationName')),
};

/** How a document looks and where it goes, as answered; for an issued document as it was. */
export const paperAnswer = {
  templateId: nullable(id('InvoiceSettingId')),
  ...lookAnswer,
  sendStyle: oneOf('sendstyle', sendStyles),
  ...locationAnswer,
  cc: text('Cc'),
  bcc: text('Bcc'),
  whatsapp: text('whatsappnumber'),
  personalMessage: text('personal_message'),
};

/**
 * What of a document's amounts includes tax, typed and as answered: its prices do where the first is true. Left out of a form they do
 * as they did, and out of an answer of a document whose prices are without.
 */
export const gross = {
  pricesIncludeTax: optional(flag('PricesIncludeTax')),
  /** The discount as an amount and the shipping with their tax, where prices include it. */
  grossDiscount: optional(decimal('GrossDiscount')),
  grossShipping: optional(decimal('GrossShipping')),
};

/** A line's price and the amount of its own discount with their tax, typed and as answered: left out where prices are without. */
const lineGross = {
  grossPrice: optional(decimal('GrossUnitPrice')),
  grossDiscount: optional(decimal('GrossLineDiscount')),
};

/** What lines of every kind are typed with beside what they are called and cost. */
export const lineForm = {
  /** A line's own discount: a percentage of its amount where one is given, else an amount in the document's currency. */
  ownPercent: optional(nullable(decimal('LineDiscountPercentage'))),
  ownDiscount: called(optional(decimal('LineDiscount')), 'discount'),
  ...lineGross,
  /** Null where its document's goods lie. */
  ...locationForm,
};

/** A line's own discount as answered: what it takes off the amount, and in percent where it is one. */
export const lineDiscount = {
  ownPercent: nullable(decimal('LineDiscountPercentage')),
  ownDiscount: decimal('LineDiscount'),
  ...lineGross,
};

/** What lines of every kind answer alike. */
export const lineAnswer = {
  unit: nullable(text('unit')),
  taxName: nullable(text('TaxName')),
  taxPercent: nullable(decimal('TaxPercentage')),
  taxKind: oneOf('TaxKind', taxKinds),
  taxReason: text('TaxReason'),
  ...lineDiscount,
  /** Null where its document's goods lie. */
  locationId: nullable(id('LocationIDFK')),
};

/** What a form says of files: their ids in order, and one that comes along in base64. */
export const attachmentForm = {
  /** Left out, those that are there stay. */
  attachments: optional(idList('Attachments', 10)),
  /** 700 KB at most. */
  inlineFile: optional(nullable(typedText('Attachment', 980_000))),
  inlineName: optional(nullable(typedText('AttachmentFileName', 200))),
};

/** The files of an answer, and the first of them under the specification's names. */
export const attachmentAnswer = {
  attachments: list('Attachments', attachmentFields),
  firstFile: nullable(id('Attachment')),
  firstFileName: nullable(text('AttachmentFileName')),
};

/** What an act on one document says of the others: the document another was made from or became. */
export const namedDocument = { id: id('id'), number: text('number') };

/** The parts of an address, typed and as answered, by their names on the wire. */
export interface PlaceNames {
  attention: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
}

/** Where a document's goods go, as typed. */
export const placeForm = <const Names extends PlaceNames>(names: Names) => ({
  attention: optional(typedText<Names['attention']>(names.attention, 200)),
  street: optional(typedText<Names['street']>(names.street, 300)),
  city: optional(typedText<Names['city']>(names.city, 120)),
  state: optional(typedText<Names['state']>(names.state, 120)),
  zip: optional(typedText<Names['zip']>(names.zip, 30)),
  country: optional(typedText<Names['country']>(names.country, 120)),
  phone: optional(typedText<Names['phone']>(names.phone, 60)),
});

/** The same as answered; each part empty where nothing is shipped. */
export const placeAnswer = <const Names extends PlaceNames>(names: Names) => ({
  attention: text<Names['attention']>(names.attention),
  street: text<Names['street']>(names.street),
  city: text<Names['city']>(names.city),
  state: text<Names['state']>(names.state),
  zip: text<Names['zip']>(names.zip),
  country: text<Names['country']>(names.country),
  phone: text<Names['phone']>(names.phone),
});
