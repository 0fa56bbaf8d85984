import { newDocument, type TypedDocument, withContent } from './documents/content.ts';
import { type Document, inStatus } from './documents/document.ts';
import type { DocumentKind } from './documents/kind.ts';
import { kindSpec } from './documents/kinds.ts';
import { emptyPlan, type Plan, record, type World } from './plan.ts';
import { homeTotalOf } from './posted/issue.ts';

const atHome = (document: Document, world: World): Document => ({
  ...document,
  homeTotal: homeTotalOf(document, world),
});

/** A new document of a kind that posts nothing: it takes its number when it is first saved, and no plan caps it. */
export const planNonPosting = (kind: DocumentKind, typed: TypedDocument, world: World): Plan => {
  const [open = ''] = kindSpec(kind).statuses.open;
  const after = atHome(newDocument(kind, open, typed, world), world);
  return {
    ...emptyPlan(),
    documents: [{ before: null, after, linesChanged: true, takesNumberFrom: typed.subtype }],
    events: [record(world, `${kind}.create`, after, { from: null, to: after.status })],
  };
};

/** Saves an edited one. */
export const planNonPostingEdit = (
  before: Document,
  typed: TypedDocument,
  to: { status: string },
  world: World,
): Plan => ({
  ...emptyPlan(),
  documents: [
    {
      before,
      after: inStatus(atHome(withContent(before, typed, world), world), to.status),
      linesChanged: true,
      takesNumberFrom: null,
    },
  ],
  events: [record(world, `${before.kind}.edit`, before, { from: before.status, to: to.status })],
});

/** Takes one into another status and does nothing else. */
export const planNonPostingMove = (
  before: Document,
  to: { status: string },
  act: string,
  world: World,
  data: Record<string, unknown> = {},
): Plan => ({
  ...emptyPlan(),
  documents: [{ before, after: inStatus(before, to.status), linesChanged: false, takesNumberFrom: null }],
  events: [record(world, act, before, { from: before.status, to: to.status }, data)],
});
