import type { Address } from '../../domain/address.ts';
import { type Decimal, minus, zero } from '../../domain/money.ts';
import { attachmentFromWire, taxFrom, termsFrom } from './document.ts';
import { lookOfAnswer } from './look.ts';
import { placeWire } from './money.ts';

type Attached = Parameters<typeof attachmentFromWire>[0];
type AnsweredTerms = Parameters<typeof termsFrom>[0];

/** An answer's look and details, and its place under the names it has on all but invoices. */
type AnsweredPaper<Details> = Parameters<typeof lookOfAnswer>[0] &
  Record<(typeof placeWire.table)[keyof typeof placeWire.table], string> & { PaperDetails: Details };

/** What the paper of any of these documents says beside its own fields, in our words. */
export const paperFrom = <Details>(
  { shipping, shippingTotal }: Record<'shipping' | 'shippingTotal', Decimal>,
  answer: AnsweredPaper<Details>,
) => ({
  shippingTax: minus(shippingTotal, shipping),
  look: lookOfAnswer(answer),
  details: answer.PaperDetails,
  shipTo: placeWire.fromWire(answer),
});

/** Of a document that posts nothing nothing is paid. */
export const unpaid = { paymentLink: '', paid: zero, credited: zero };

/** What the business alone sees of any of these documents beside its own fields, in our words. */
export const ownFrom = <
  Line extends { taxId: string | null; taxName: string | null; taxPercent: string | null },
>(
  shown: AnsweredTerms & { lines: readonly Line[] },
  shipTo: Address,
  answer: {
    Attachments: readonly Attached[];
    InvoiceSettingId: string | null;
    LocationIDFK: string | null;
    LocationName: string | null;
  },
) => ({
  terms: termsFrom(shown, shipTo),
  attachments: answer.Attachments.map(attachmentFromWire),
  templateId: answer.InvoiceSettingId,
  locationId: answer.LocationIDFK,
  location: answer.LocationName,
  lines: shown.lines.map((line) => ({ ...line, tax: taxFrom(line.taxId, line.taxName, line.taxPercent) })),
});
