import * as z from 'zod/mini';
import { sendStyles } from '../../domain/documents/send-style.ts';
import { paperSizes } from '../../domain/paper-size.ts';
import { type TemplateStyle, templateFonts, templateStyles } from '../../domain/template-look.ts';
import { all, day, decimal, id, text } from './wire-types.ts';

/** What a business prints on. */
const paperSize = z.enum(paperSizes);

/** Numbers of styles live on the wire alone: 1 classic, 2 band, 3 letter. */
export const style = z.literal([1, 2, 3]);
export type StyleCode = z.infer<typeof style>;

/** The number of a style. */
export const styleCode = (style: TemplateStyle): StyleCode =>
  (templateStyles.indexOf(style) + 1) as StyleCode;

/** The style of a number the contract lets through. */
export const styleOf = (code: StyleCode): TemplateStyle => templateStyles[code - 1]!;

const font = z.enum(templateFonts);

/** How paper looks, as answered. */
export const look = z.object({
  InvoiceStyle: style,
  InvoiceColor: z.string(),
  Font: font,
  ...all(z.nullable(z.string()), 'Logo Signature'),
  SignatureHolderName: z.string(),
  ShowBank: z.boolean(),
  ShowPayOnline: z.boolean(),
  PaperSize: paperSize,
});

/** What every document may be sent with beside its lines: how it looks, where it goes. Left out or empty, it stays as it is. */
export const paperForm = {
  /** Left out or null: the template it has, else the default one. */
  InvoiceSettingId: z.optional(z.nullable(id)),
  invoicestyle: z.optional(style),
  color: z.optional(text(40).check(z.minLength(1))),
  font: z.optional(font),
  image: z.optional(z.nullable(text(280_000).check(z.minLength(1)))),
  sendstyle: z.optional(z.enum(sendStyles)),
  ...all(z.optional(text(3000)), 'Cc Bcc'),
  whatsappnumber: z.optional(text(60)),
  personal_message: z.optional(text(5000)),
};

/** What paper says beside the figures of its kind. */
export const paperDetails = z.object({
  taxAfterDiscount: z.boolean(),
  /** What the lines come to with their tax and what is off them, where prices include it; left out where they don't. */
  gross: z.optional(z.object(all(decimal, 'subtotal discount'))),
  shippingTax: z.nullable(z.object({ name: z.string(), percent: decimal })),
  reference: z.string(),
  /** Why lines bear no tax, or who owes it: a sentence each. */
  taxReasons: z.array(z.string()),
  supplyOn: z.nullable(day),
  changedOn: z.optional(z.nullable(day)),
  bankId: z.nullable(id),
  payments: z.array(z.object({ onDay: day, amount: decimal })),
  bank: z.nullable(
    z.object({
      id,
      ...all(z.string(), 'name accountNumber iban accountName accountType routingNumber'),
      ...all(z.string(), 'address sortCode swiftCode'),
      isDefault: z.boolean(),
    }),
  ),
});

/** How a document looks, as answered to anybody who may see it. */
export const lookAnswer = {
  invoicestyle: style,
  color: z.string(),
  font,
  image: z.nullable(z.string()),
  InvoiceSetting: z.object({
    Signature: z.nullable(z.string()),
    SignatureHolderName: z.string(),
    ShowBank: z.boolean(),
    ShowPayOnline: z.boolean(),
    PaperSize: paperSize,
  }),
  PaperDetails: paperDetails,
};

/** Where a document's goods lie as typed: null for the default location; left out, they stay where they are. The name is not read. */
export const locationForm = {
  LocationIDFK: z.optional(z.nullable(id)),
  LocationName: z.optional(z.nullable(text(200))),
};

/** The same as answered; null where the business has one location. Whoever has only the document's link isn't told. */
export const locationAnswer = {
  LocationIDFK: z.nullable(id),
  LocationName: z.nullable(z.string()),
};

/** Where a line's goods lie as typed, and as answered: null where its document's do. */
export const typedLineLocation = { LocationIDFK: locationForm.LocationIDFK };
export const lineLocation = { LocationIDFK: z.nullable(id) };

/** What of a document's amounts includes tax, as typed: its prices do where this is true, and left out they do as they did. */
export const typedGross = {
  PricesIncludeTax: z.optional(z.boolean()),
  /** The discount as an amount and the shipping with their tax, where prices include it. */
  ...all(z.optional(decimal), 'GrossDiscount GrossShipping'),
};
/** The same as answered; left out of a document whose prices are without tax. */
export const gross = {
  PricesIncludeTax: z.optional(z.boolean()),
  ...all(z.optional(decimal), 'GrossDiscount GrossShipping'),
};

/** A line's price and the amount of its own discount with their tax, typed and as answered: left out where prices are without. */
export const lineGross = all(z.optional(decimal), 'GrossUnitPrice GrossLineDiscount');

/** A line's own discount as typed: a percentage of its amount where one is given, else an amount in the document's currency. */
export const typedLineDiscount = {
  LineDiscountPercentage: z.optional(z.nullable(decimal)),
  LineDiscount: z.optional(decimal),
};
/** The same as answered: what it takes off the amount, and in percent where it is one. */
export const lineDiscount = { LineDiscountPercentage: z.nullable(decimal), LineDiscount: decimal };

/** The same as answered: for an issued document as it was. */
export const paperAnswer = {
  InvoiceSettingId: z.nullable(id),
  ...lookAnswer,
  sendstyle: z.enum(sendStyles),
  ...locationAnswer,
  ...all(z.string(), 'Cc Bcc whatsappnumber personal_message'),
};
