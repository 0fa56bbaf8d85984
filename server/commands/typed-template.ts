import type { Document } from '../../src/domain/documents/document.ts';
import { invalid, refusal } from '../../src/domain/refusal.ts';
import {
  type Template,
  type TemplateCard,
  templateProblems,
  type WornTemplate,
  worn,
} from '../../src/domain/template.ts';
import { bytesOf, redrawn } from '../adapters/pictures.ts';
import { findPicture, keepPicture } from '../store/pictures.ts';
import { findTemplate, templateOrDefault } from '../store/templates.ts';
import { Refused, type Tx } from '../store/tx.ts';

/** A look as sent: what was left out stays as it is, and a picture comes as a `data:` address. */
export type TypedCard = { [Field in keyof TemplateCard]?: TemplateCard[Field] | undefined };

/** The template a document asks for, and what it wears differently. */
export interface AskedTemplate {
  /** Null asks for none by name. */
  id: string | null;
  own: TypedCard;
}

/** As large a file as a logo needs, and as long a side in pixels as is sharp on paper. */
const largest = { bytes: 204_800, side: 1200 };

/**
 * A picture's id for its `data:` address. One that is kept already, as the page sends it back, is not drawn again: a JPEG
 * would be another each time. Throws `Refused` for what is no picture.
 */
const kept = async (tx: Tx, address: string, field: string): Promise<string> => {
  const file = bytesOf(address);
  const known = file && (await findPicture(tx, file));
  if (known) return known;
  const picture = file && file.length <= largest.bytes ? redrawn(file, largest.side) : null;
  if (!picture) throw new Refused(invalid(field, 'Choose a PNG or JPEG picture of at most 200 KB.'));
  return keepPicture(tx, picture);
};

/** A card as sent on top of the one that stands, its pictures kept. Throws `Refused` for every fault of it. */
export const typedCard = async (tx: Tx, standing: TemplateCard, sent: TypedCard): Promise<TemplateCard> => {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const card: TemplateCard = { ...standing, ...given };
  const fields = templateProblems(card);
  if (fields.length) throw new Refused(refusal('invalid', fields[0]!.message, { fields }));
  for (const field of ['logo', 'signature'] as const) {
    const address = sent[field];
    if (address !== undefined) card[field] = address ? await kept(tx, address, field) : null;
  }
  return card;
};

const fieldsOf = (card: TemplateCard) => Object.keys(card) as (keyof TemplateCard)[];

/** What of a card differs from its template. */
const differing = (card: TemplateCard, template: WornTemplate): Partial<TemplateCard> =>
  Object.fromEntries(
    fieldsOf(card)
      .filter((field) => card[field] !== template[field])
      .map((field) => [field, card[field]]),
  );

/**
 * What a document wears: the template asked for, else the one it has, else the default. An issued document keeps its
 * template as it was until another one is asked for. Throws `Missing` and `Refused`.
 */
export const typedTemplate = async (
  tx: Tx,
  { id, own }: AskedTemplate,
  current: Document | null,
): Promise<WornTemplate> => {
  const standing = current?.template;
  const same = standing !== undefined && (id === null || id === standing.templateId);
  const template: Template | null =
    id !== null && !same
      ? await findTemplate(tx, id)
      : await templateOrDefault(tx, standing?.templateId ?? null);
  const base = same && current!.number !== null ? standing : worn(template, same ? standing.own : {});
  const { style, color, font, logo, signature, holder } = base;
  const card = await typedCard(tx, { style, color, font, logo, signature, holder }, own);
  return { ...base, ...card, own: { ...base.own, ...differing(card, base) } };
};
