import type { DocumentHeader } from '../../domain/documents/document.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import { documentTypes, draftTitleOf } from '../../domain/documents/kinds.ts';
import { typePageRoutes } from '../../domain/documents/routes.ts';

type Called = Pick<DocumentHeader, 'id' | 'subtype' | 'number'>;

/** What its type is called within a sentence: "purchase order". */
export const nounOf = (type: DocumentType): string => documentTypes[type].title.toLowerCase();

/** What a document is called where its kind is known: its number, or that it is a draft. */
export const calledOf = ({ subtype, number }: Called): string => number ?? draftTitleOf(subtype);

/** As within a sentence: "invoice INV-0042". */
export const calledBy = ({ subtype, number }: Pick<Called, 'subtype' | 'number'>): string =>
  number ? `${nounOf(subtype)} ${number}` : draftTitleOf(subtype).toLowerCase();

/** At the head of its page: "Invoice INV-0042". */
export const titleOf = ({ subtype, number }: Called): string =>
  number ? `${documentTypes[subtype].title} ${number}` : draftTitleOf(subtype);

/** What its address calls it: its number, where it has one and its page is found by it. */
export const calledIn = ({ id, subtype, number }: Called): string =>
  typePageRoutes[subtype].view.byNumber ? (number ?? id) : id;
