import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { typePageRoutes } from '../../domain/documents/routes.ts';

/** The id or number of the document that the address of a page names, by any of the names its place has; empty where it names none. */
export const namedDocument = (kind: DocumentKind, page: 'view' | 'edit', search: string): string => {
  const { names } = typePageRoutes[kindSpec(kind).types[0]][page];
  const params = new URLSearchParams(search);
  return names.map((name) => params.get(name)).find((named) => named !== null) ?? '';
};
