import type { May } from '../../domain/access/permissions.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import type { PostedFacts } from '../../domain/posted/facts.ts';
import type { Standing } from '../../domain/values/standing.ts';
import { gone, postedActs as words } from '../../domain/words/posted.ts';
import { type PostedEvent, postedChart } from '../../machines/posted/posted.lifecycle.ts';
import type { Lifecycle } from '../../machines/standing.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';

/** Editing a document of a kind that is posted, as its chart is asked for it. */
export const editSpec = (kind: DocumentKind): ActSpec<'edit', PostedEvent> => ({
  name: 'edit',
  label: words.edit,
  key: `${kindSpec(kind).permissions}.edit`,
  event: { type: 'document.amend' },
});

/** The chart as a list asks it: an amendment is refused to what is gone alone, and for that reason. */
const rowLifecycle: Lifecycle<typeof postedChart, PostedFacts> = {
  name: 'posted',
  chart: postedChart,
  whyNot: ({ status, facts }) => gone(facts.subtype, status),
};

/** Whether one can be edited: all that a row of a list asks; the other acts stand on its own page. */
export const editActOf =
  (kind: DocumentKind) =>
  (row: { standing: Standing<PostedFacts> }, may: May): AvailableActs<'edit'> =>
    allowedActs(rowLifecycle, row.standing, [editSpec(kind)], may);
