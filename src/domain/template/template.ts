import type { CardSpec } from '../card/card.ts';
import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import { fieldsOf } from '../values/fields-of.ts';
import type { PaperSize } from '../values/paper-size.ts';
import type { FieldProblem } from '../values/refusal.ts';
import type { TemplateFont, TemplateStyle } from '../values/template-look.ts';
import { templateFaultWords } from '../words/paper.ts';

/** How documents look on paper. */
export interface TemplateCard {
  style: TemplateStyle;
  /** `#rrggbb`, in small letters. */
  color: string;
  font: TemplateFont;
  /** The id of a kept picture; null for none. */
  logo: string | null;
  signature: string | null;
  /** Whose name is under the signature. */
  holder: string;
  /** Says how an invoice is paid by bank transfer. */
  showsBank: boolean;
  /** Says how an invoice is paid online, where a provider takes payments. */
  showsOnline: boolean;
}

export interface Template extends TemplateCard {
  id: string;
  isDefault: boolean;
  version: number;
}

/** Where a template stands among the others. */
export type TemplateStatus = 'Default' | 'Other' | 'Deleted';

/** What its chart is asked about. */
export const templateStandingOf = ({ isDefault }: Pick<Template, 'isDefault'>) => ({
  status: (isDefault ? 'Default' : 'Other') satisfies TemplateStatus,
  facts: {},
});

/** What a document uses: its template as it was, with what was chosen for this document alone. */
export interface AppliedTemplate extends TemplateCard {
  /** Null where the business had no template. */
  templateId: string | null;
  own: Partial<TemplateCard>;
}

/** How paper looks where a business has no template. */
export const plainCard: TemplateCard = {
  style: 'classic',
  color: '#7a3e1d',
  font: 'Avenir',
  logo: null,
  signature: null,
  holder: '',
  showsBank: true,
  showsOnline: true,
};

/** The fields of a card, in the order a template is written in. */
export const cardFields = Object.keys(plainCard) as readonly (keyof TemplateCard)[];

/** The card among more: of a template, or of what a document uses. */
export const cardIn = (more: TemplateCard): TemplateCard => fieldsOf(plainCard, more);

const longestHolder = 120;

/** Every fault of a template's card. A colour is six digits and nothing else: it is written into style sheets and PDF. */
export const templateProblems = ({
  color,
  holder,
}: Pick<TemplateCard, 'color' | 'holder'>): FieldProblem[] => [
  ...(/^#[0-9a-f]{6}$/.test(color) ? [] : [{ field: 'color', message: templateFaultWords.colourWrong }]),
  ...(holder.length > longestHolder
    ? [{ field: 'holder', message: templateFaultWords.holderTooLong(longestHolder) }]
    : []),
];

/** A template as a card. */
export const templateCard: CardSpec<TemplateCard> = {
  noun: 'template',
  tidy: (typed) => ({ ...typed, holder: typed.holder.trim() }),
  problems: templateProblems,
  trail: { saved: (card) => ({ ...card }), moved: ({ style, color }) => ({ style, color }) },
};

/** A template put on a document, with what is chosen for that document alone over it; null for no template. */
export const appliedTemplate = (
  template: Template | null,
  own: Partial<TemplateCard> = {},
): AppliedTemplate => ({
  own,
  ...cardIn(template ?? plainCard),
  ...own,
  templateId: template?.id ?? null,
});

/** A card as paper shows it: its pictures as `data:` addresses in the place of their ids. */
export interface PaperLook extends TemplateCard {
  /** What the business prints on. */
  size: PaperSize;
}

/** The same where there is no template, on A4. */
export const plainLook: PaperLook = { ...plainCard, size: 'a4' };

/** A part of a document that was paid on a day, in its currency. */
export interface PaidPart {
  onDay: Day;
  amount: Decimal;
}

/** What is looked up for a paper: its pictures by their ids, and what it is printed on. */
export interface PaperMaterial {
  pictures: ReadonlyMap<string, string>;
  size: PaperSize;
  /** Of a document what was paid of it; left out for any other paper. */
  payments?: readonly PaidPart[];
  /** Where its goods are: its name, empty where the document names none, and the lines of its address. */
  location?: { name: string; address: readonly string[] } | null | undefined;
}

/** A template as it is listed and edited, its pictures as `data:` addresses. */
export interface TemplateView extends PaperLook, Pick<Template, 'id' | 'isDefault' | 'version'> {}

/** What of a card is on paper, its pictures looked up. */
export const lookOf = (card: TemplateCard, { pictures, size }: PaperMaterial): PaperLook => ({
  ...cardIn(card),
  size,
  logo: pictures.get(card.logo ?? '') ?? null,
  signature: pictures.get(card.signature ?? '') ?? null,
  // What was applied before there was a choice says nothing of it.
  showsBank: card.showsBank !== false,
  showsOnline: card.showsOnline !== false,
});
