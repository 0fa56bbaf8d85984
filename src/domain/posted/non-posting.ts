import type { World } from '../books/world.ts';
import { newDocument, type TypedDocument, withContent } from '../documents/content.ts';
import { type Document, inStatus } from '../documents/document.ts';
import type { DocumentKind, DocumentType } from '../documents/kind.ts';
import { documentTypes, kindSpec } from '../documents/kinds.ts';
import { emptyPlan, type Plan, record } from '../plan/plan.ts';
import { homeTotalOf } from './issue.ts';

const atHome = (document: Document, world: World): Document => ({
  ...document,
  homeTotal: homeTotalOf(document, world),
});

/** It takes a number once it leaves its drafts, and keeps it. */
const numberFrom = ({ kind, subtype, number, status }: Document): DocumentType | null => {
  const { draft, gone } = kindSpec(kind).statuses;
  return number === null && !draft.includes(status) && !gone.includes(status) ? subtype : null;
};

/** A new one of a kind that posts nothing, not planned yet: a draft where its kind knows drafts, else open. */
export const newNonPosting = (kind: DocumentKind, typed: TypedDocument, world: World): Document => {
  const { draft, open } = kindSpec(kind).statuses;
  const [status = ''] = [...draft, ...open];
  return { ...atHome(newDocument(kind, status, typed, world), world), dueOn: typed.dueOn };
};

/** Saves a new one; no plan caps it. */
export const planNonPosting = (after: Document, world: World): Plan => {
  const { kind } = after;
  return {
    ...emptyPlan(),
    documents: [{ before: null, after, linesChanged: true, takesNumberFrom: numberFrom(after) }],
    events: [record(world, `${kind}.create`, after, { from: null, to: after.status })],
  };
};

/** What its paper says once it is edited: of an order its vendor may have, when it was changed. Source: answers-2.md, Q30. */
const paperAfterEdit = ({ subtype, number }: Document, paper: TypedDocument['paper'], { today }: World) =>
  number !== null && documentTypes[subtype].hasDeliveryDay ? { ...paper, changedOn: today } : paper;

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
      // What was answered was said to the document as it was.
      after: inStatus(
        {
          ...atHome(withContent(before, typed, world), world),
          paper: paperAfterEdit(before, typed.paper, world),
          dueOn: typed.dueOn,
          answer: null,
        },
        to.status,
      ),
      linesChanged: true,
      takesNumberFrom: null,
    },
  ],
  events: [record(world, `${before.kind}.edit`, before, { from: before.status, to: to.status })],
});

/**
 * Takes one into another status.
 *
 * @param lines as they are from now on, where the act changes them too
 */
export const planNonPostingMove = (
  before: Document,
  to: { status: string },
  act: string,
  world: World,
  data: Record<string, unknown> = {},
  lines: Document['lines'] = before.lines,
): Plan => {
  const after = { ...inStatus(before, to.status), lines };
  return {
    ...emptyPlan(),
    documents: [{ before, after, linesChanged: lines !== before.lines, takesNumberFrom: numberFrom(after) }],
    events: [record(world, act, before, { from: before.status, to: to.status }, data)],
  };
};
