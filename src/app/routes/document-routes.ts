import type { DocumentKind, DocumentType } from '../../domain/documents/kind.ts';
import { documentTypes, kindNames, kindSpec } from '../../domain/documents/kinds.ts';
import { documentPageRoutes, typePageRoutes } from '../../domain/documents/routes.ts';
import { documentTitles as words } from '../../domain/words/documents.ts';
import { documentPages } from './document-pages.ts';
import { type InsideRoute, inside } from './inside-route.ts';

const routesOfType = (kind: DocumentKind, type: DocumentType): InsideRoute[] => {
  const { title, permissions } = documentTypes[type];
  const { view, edit, add } = typePageRoutes[type];
  const pages = documentPages[kind];
  const noun = title.toLowerCase();
  const { flag } = kindSpec(kind);
  const written = flag ? { flag } : {};
  return [
    inside(view.path, pages.view, title, `${permissions}.view`, { prints: true }),
    inside(edit.path, pages.edit, words.edit({ document: noun }), `${permissions}.edit`, written),
    inside(add, pages.add[type]!, words.newDocument({ document: noun }), `${permissions}.add`, written),
  ];
};

/** The pages of every kind of document. */
export const documentRoutes: readonly InsideRoute[] = kindNames.flatMap((kind) => {
  const { types, permissions } = kindSpec(kind);
  const { title, paths } = documentPageRoutes[kind].list;
  return [
    ...paths.map((path) => inside(path, documentPages[kind].list, title, `${permissions}.list`)),
    ...types.flatMap((type) => routesOfType(kind, type)),
  ];
});
