import * as z from 'zod/mini';
import { answerKinds, type GivenAnswer } from '../../../src/domain/documents/answer.ts';
import type {
  ChosenTax,
  Discount,
  DocumentHeader,
  Party,
  Terms,
} from '../../../src/domain/documents/document.ts';
import type { DocumentPaper } from '../../../src/domain/documents/document-paper.ts';
import { sendStyles } from '../../../src/domain/documents/send-style.ts';
import type { Sending } from '../../../src/domain/documents/sending.ts';
import { taxKinds } from '../../../src/domain/tax/tax.ts';
import { type AppliedTemplate, plainCard, type TemplateCard } from '../../../src/domain/template/template.ts';
import { templateFonts, templateStyles } from '../../../src/domain/values/template-look.ts';
import { objectOf, partOf } from '../database/json-shape.ts';
import { addressShape, paperBankShape } from './card-shapes.ts';

/** What a document's columns of JSON hold. A field that came later is left out in rows of before. */

const text = z.string();
const textOrNull = z.nullable(text);
const textIfAny = z.optional(text);

export const partyShape = objectOf<Party>({
  name: text,
  email: textIfAny,
  address: textIfAny,
  phone: textIfAny,
  taxId: textIfAny,
  website: textIfAny,
  vatNumber: textIfAny,
  registration: textIfAny,
  footer: textIfAny,
  country: textIfAny,
  basedIn: textIfAny,
});

export const partiesShape = objectOf<DocumentHeader['parties']>({ from: partyShape, to: partyShape });

export const creditedShape: z.ZodMiniType<DocumentHeader['credited']> = z.array(
  objectOf<DocumentHeader['credited'][number]>({
    id: text,
    amount: text,
    settled: text,
    forgiven: textIfAny,
    taxRelief: z.optional(z.boolean()),
    paidBack: z.optional(z.literal(true)),
  }),
);

export const answerShape = objectOf<GivenAnswer>({
  answer: z.enum(answerKinds),
  name: text,
  note: text,
  on: text,
  online: z.boolean(),
});

const chosenTax = objectOf<ChosenTax>({
  id: text,
  name: text,
  percent: text,
  kind: z.optional(z.enum(taxKinds)),
  deductible: textIfAny,
  reason: textIfAny,
});

const discount: z.ZodMiniType<Discount> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('flat'), amount: text }),
  z.object({ type: z.literal('percentage'), percent: text }),
]);

const terms = partOf<Terms>({
  discount,
  shippingTax: z.nullable(chosenTax),
  taxAfterDiscount: z.boolean(),
  taxPerRate: z.boolean(),
  pricesIncludeTax: z.optional(z.boolean()),
  shipTo: z.nullable(addressShape),
  warehouse: textIfAny,
});

const card = {
  style: z.enum(templateStyles),
  color: text,
  font: z.enum(templateFonts),
  logo: textOrNull,
  signature: textOrNull,
  holder: text,
  showsBank: z.boolean(),
  showsOnline: z.boolean(),
};

/** As paper was before there was a choice. */
const template = objectOf<AppliedTemplate>({
  style: z._default(card.style, plainCard.style),
  color: z._default(card.color, plainCard.color),
  font: z._default(card.font, plainCard.font),
  logo: z._default(card.logo, plainCard.logo),
  signature: z._default(card.signature, plainCard.signature),
  holder: z._default(card.holder, plainCard.holder),
  showsBank: z._default(card.showsBank, plainCard.showsBank),
  showsOnline: z._default(card.showsOnline, plainCard.showsOnline),
  templateId: textOrNull,
  own: partOf<TemplateCard>(card),
});

const sending = objectOf<Sending>({
  style: z.enum(sendStyles),
  email: text,
  cc: text,
  bcc: text,
  whatsapp: text,
  message: text,
  paymentLink: text,
});

const paper = partOf<DocumentPaper>({
  bankId: textOrNull,
  bank: z.nullable(paperBankShape),
  supplyOn: textOrNull,
  changedOn: z.optional(textOrNull),
});

export const extShape = z.object({
  terms: z.optional(terms),
  template: z.optional(template),
  sending: z.optional(sending),
  paper: z.optional(paper),
});
