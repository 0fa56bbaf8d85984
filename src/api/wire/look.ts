import { type Decimal, minus } from '../../domain/money.ts';
import type { PaperSize } from '../../domain/paper-size.ts';
import type { PaperLook } from '../../domain/template.ts';
import type { TemplateFont } from '../../domain/template-look.ts';
import { type StyleCode, styleCode, styleOf } from '../contract/paper-wire.ts';
import { placeWire } from './money.ts';
import { renaming } from './rename.ts';

/** Our words for how paper looks → the spec'. */
const lookWire = renaming({
  styleCode: 'InvoiceStyle',
  color: 'InvoiceColor',
  font: 'Font',
  logo: 'Logo',
  signature: 'Signature',
  holder: 'SignatureHolderName',
  showsBank: 'ShowBank',
  showsOnline: 'ShowPayOnline',
  size: 'PaperSize',
});

/** How paper looks, as it stands on the wire. */
interface WireLook {
  InvoiceStyle: StyleCode;
  InvoiceColor: string;
  Font: TemplateFont;
  Logo: string | null;
  Signature: string | null;
  SignatureHolderName: string;
  ShowBank: boolean;
  ShowPayOnline: boolean;
  PaperSize: PaperSize;
}

export const lookToWire = (look: PaperLook): WireLook => {
  const { style, ...card } = look;
  return lookWire.toWire({ ...card, styleCode: styleCode(style) });
};

export const lookFromWire = (sent: WireLook): PaperLook => {
  const { styleCode: code, ...look } = lookWire.fromWire(sent);
  return { style: styleOf(code), ...look };
};

/** The look of a document's answer, which names its parts as the spec does. */
export const lookOfAnswer = (answer: {
  invoicestyle: StyleCode;
  color: string;
  font: TemplateFont;
  image: string | null;
  InvoiceSetting: {
    Signature: string | null;
    SignatureHolderName: string;
    ShowBank: boolean;
    ShowPayOnline: boolean;
    PaperSize: PaperSize;
  };
}): PaperLook => ({
  style: styleOf(answer.invoicestyle),
  color: answer.color,
  font: answer.font,
  logo: answer.image,
  signature: answer.InvoiceSetting.Signature,
  holder: answer.InvoiceSetting.SignatureHolderName,
  showsBank: answer.InvoiceSetting.ShowBank,
  showsOnline: answer.InvoiceSetting.ShowPayOnline,
  size: answer.InvoiceSetting.PaperSize,
});

/** The place of an answer under the names it has on all but invoices. */
type AnsweredPlace = Record<(typeof placeWire.table)[keyof typeof placeWire.table], string>;

/** What the paper of any document but an invoice says beside the fields of its own table, in our words. */
export const paperFrom = <Details>(
  { shipping, shippingTotal }: Record<'shipping' | 'shippingTotal', Decimal>,
  answer: Parameters<typeof lookOfAnswer>[0] & AnsweredPlace & { PaperDetails: Details },
) => ({
  shippingTax: minus(shippingTotal, shipping),
  look: lookOfAnswer(answer),
  details: answer.PaperDetails,
  shipTo: placeWire.fromWire(answer),
});
