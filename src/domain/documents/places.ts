import { billPlaces } from '../bill/places.ts';
import { invoicePlaces } from '../invoice/places.ts';
import { orderPlaces } from '../order/places.ts';
import { quotePlaces } from '../quote/places.ts';
import type { DocumentKind, DocumentType } from './kind.ts';
import type { KindPlaces, TypePlaces } from './kind-spec.ts';

/** Where the pages of every kind stand; apart from the rest of a kind, for the first page of a visit knows them. */
export const documentPlaces: Readonly<Record<DocumentKind, Omit<KindPlaces, 'types'>>> = {
  invoice: invoicePlaces,
  quote: quotePlaces,
  bill: billPlaces,
  order: orderPlaces,
};

/** Where the pages of every type stand. */
export const typePlaces: Readonly<Record<DocumentType, TypePlaces>> = {
  ...invoicePlaces.types,
  ...quotePlaces.types,
  ...billPlaces.types,
  ...orderPlaces.types,
};

/** The pages of public links. */
export const publicPlaces = Object.values(documentPlaces).flatMap((places) => places.public ?? []);

/** The kind whose public links open at a path; undefined where none does. */
export const kindOfPublicPath = (path: string): DocumentKind | undefined =>
  (Object.keys(documentPlaces) as DocumentKind[]).find((kind) => documentPlaces[kind].public?.path === path);
