import type { DocumentKind, DocumentType } from './kind.ts';
import type { KindRoutes, TypeRoutes } from './kind-spec.ts';
import { billPageRoutes } from './kinds/bill-routes.ts';
import { invoicePageRoutes } from './kinds/invoice-routes.ts';
import { orderPageRoutes } from './kinds/order-routes.ts';
import { quotePageRoutes } from './kinds/quote-routes.ts';

/** The routes of the pages of every kind; apart from the rest of a kind, for the first page of a visit knows them. */
export const documentPageRoutes: Readonly<Record<DocumentKind, Omit<KindRoutes, 'types'>>> = {
  invoice: invoicePageRoutes,
  quote: quotePageRoutes,
  bill: billPageRoutes,
  order: orderPageRoutes,
};

/** The routes of the pages of every type. */
export const typePageRoutes: Readonly<Record<DocumentType, TypeRoutes>> = {
  ...invoicePageRoutes.types,
  ...quotePageRoutes.types,
  ...billPageRoutes.types,
  ...orderPageRoutes.types,
};

/** The pages of public links. */
export const publicPageRoutes = Object.values(documentPageRoutes).flatMap((routes) => routes.public ?? []);

/** The kind whose public links open at a path; undefined where none does. */
export const kindOfPublicPath = (path: string): DocumentKind | undefined =>
  (Object.keys(documentPageRoutes) as DocumentKind[]).find(
    (kind) => documentPageRoutes[kind].public?.path === path,
  );
