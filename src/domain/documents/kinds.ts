import type { Side } from '../books/side.ts';
import { draftTitle } from '../words/documents.ts';
import type { DocumentKind, DocumentType } from './kind.ts';
import type { KindSpec, TypeSpec } from './kind-spec.ts';
import { billKind, billTypes } from './kinds/bill.ts';
import { invoiceKind, invoiceTypes } from './kinds/invoice.ts';
import { orderKind, orderTypes } from './kinds/order.ts';
import { quoteKind, quoteTypes } from './kinds/quote.ts';

/** Every kind of document. Shared code takes a row of this and names no kind. */
export const documentKinds = {
  invoice: invoiceKind,
  quote: quoteKind,
  bill: billKind,
  order: orderKind,
} as const satisfies Record<DocumentKind, KindSpec>;

/** Every type of document, whatever its kind. */
export const documentTypes: Readonly<Record<DocumentType, TypeSpec>> = {
  ...invoiceTypes,
  ...quoteTypes,
  ...billTypes,
  ...orderTypes,
};

export const kindNames = Object.keys(documentKinds) as DocumentKind[];
export const typeNames = Object.keys(documentTypes) as DocumentType[];

export const kindSpec = (kind: DocumentKind): KindSpec => documentKinds[kind];

/** The type somebody named, or the one meant where none of the kind is named. */
export const typeWithin = (kind: DocumentKind, named: string | undefined): DocumentType => {
  const { types } = kindSpec(kind);
  return types.find((type) => type === named) ?? types[0];
};

/** The role the other party of a type has; null for one without. */
export const contactRoleOf = (type: DocumentType): KindSpec['contactRole'] =>
  kindSpec(documentTypes[type].kind).contactRole;

/** The title of what an audit trail or a plan calls a document; undefined for what is none. */
export const titleOfType = (type: string): string | undefined =>
  (documentTypes as Readonly<Record<string, TypeSpec | undefined>>)[type]?.title;

/** What a draft of a type is called: "Draft invoice". */
export const draftTitleOf = (type: DocumentType): string => draftTitle(documentTypes[type]);

/** The business writes it for a vendor to read: its paper says where to deliver, and nothing of the currency the books are kept in. */
export const isReadByVendors = (kind: DocumentKind): boolean => {
  const { contactRole, entered } = kindSpec(kind);
  return contactRole === 'vendor' && !entered;
};

/** The kind whose documents a series counts; undefined for one that counts no documents. */
export const kindOfSeries = (series: string): DocumentKind | undefined =>
  (documentTypes as Readonly<Record<string, TypeSpec | undefined>>)[series]?.kind;

/** Kinds by what is true of them. */
export const kindsThat = (test: (spec: KindSpec) => boolean): DocumentKind[] =>
  kindNames.filter((kind) => test(kindSpec(kind)));

/** Kinds whose documents are posted on a side of the books. */
export const kindsPostedOn = ({ owed }: Side): DocumentKind[] =>
  kindsThat((spec) => spec.side === owed && spec.posts);
