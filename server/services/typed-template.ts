import type { Document } from '../../src/domain/documents/document.ts';
import {
  type AppliedTemplate,
  appliedTemplate,
  cardFields,
  cardIn,
  type Template,
  type TemplateCard,
  templateProblems,
} from '../../src/domain/template/template.ts';
import { refusalOf } from '../../src/domain/values/refusal.ts';
import { type Ctx, refuse, type Tx } from '../store/database/tx.ts';
import { templateOrDefault, templateStore } from '../store/documents/templates.ts';
import { type DrawnPicture, drawnPicture, pictureId } from './drawn-picture.ts';

/** A look as sent: what was left out stays as it is, and a picture comes as a `data:` address. */
export type TypedCard = { [Field in keyof TemplateCard]?: TemplateCard[Field] | undefined };

/** The same with its pictures drawn, or found by what they hold: nothing of it takes long any more. */
export type DrawnCard = Omit<TypedCard, 'logo' | 'signature'> & {
  [Field in 'logo' | 'signature']?: DrawnPicture | null;
};

/** The template a document asks for, and what it uses differently. */
export interface TemplateRequest<Card = TypedCard> {
  /** Null asks for none by name. */
  id: string | null;
  own: Card;
}

/** A request whose template is drawn. */
export type Drawn<Request extends { template: TemplateRequest }> = Omit<Request, 'template'> & {
  template: TemplateRequest<DrawnCard>;
};

/** As long a side of a logo, in pixels, as is sharp on paper. */
const side = 1200;

/** Draws the pictures of a card, before any transaction: nobody's rows and no connection are held for it. Throws `Refused`. */
export const drawnCard = async (ctx: Ctx, { logo, signature, ...card }: TypedCard): Promise<DrawnCard> => ({
  ...card,
  ...(logo === undefined ? {} : { logo: logo ? await drawnPicture(ctx, logo, 'logo', side) : null }),
  ...(signature === undefined
    ? {}
    : { signature: signature ? await drawnPicture(ctx, signature, 'signature', side) : null }),
});

/** Draws what a document is to use, as `drawnCard` does. */
export const drawnRequest = async <Request extends { template: TemplateRequest }>(
  ctx: Ctx,
  request: Request,
): Promise<Drawn<Request>> => ({
  ...request,
  template: { ...request.template, own: await drawnCard(ctx, request.template.own) },
});

/** The existing card with what was sent written over it; its pictures are kept. Throws `Refused` with every fault. */
export const typedCard = async (
  tx: Tx,
  standing: TemplateCard,
  { logo, signature, ...sent }: DrawnCard,
): Promise<TemplateCard> => {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const card: TemplateCard = { ...standing, ...given };
  refuse(refusalOf(templateProblems(card)));
  for (const [field, picture] of Object.entries({ logo, signature }) as ['logo' | 'signature', typeof logo][])
    if (picture !== undefined) card[field] = picture && (await pictureId(tx, picture));
  return card;
};

/** What of a card differs from its template. */
const differing = (card: TemplateCard, template: AppliedTemplate): Partial<TemplateCard> =>
  Object.fromEntries(
    cardFields.filter((field) => card[field] !== template[field]).map((field) => [field, card[field]]),
  );

/**
 * What a document uses: the template asked for, else the one it has, else the default. An issued document keeps its
 * template as it was until another one is asked for. Throws `Missing` and `Refused`.
 */
export const typedTemplate = async (
  tx: Tx,
  { id, own }: TemplateRequest<DrawnCard>,
  current: Document | null,
): Promise<AppliedTemplate> => {
  const standing = current?.template;
  const same = standing !== undefined && (id === null || id === standing.templateId);
  const template: Template | null =
    id !== null && !same
      ? await templateStore.find(tx, id)
      : await templateOrDefault(tx, standing?.templateId ?? null);
  const base =
    same && current!.number !== null ? standing : appliedTemplate(template, same ? standing.own : {});
  const card = await typedCard(tx, cardIn(base), own);
  return { ...base, ...card, own: { ...base.own, ...differing(card, base) } };
};
