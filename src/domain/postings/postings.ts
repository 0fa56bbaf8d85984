import { purchasePosting } from '../bill/posting.ts';
import type { Document } from '../documents/document.ts';
import { kindSpec } from '../documents/kinds.ts';
import { salePosting } from '../invoice/posting.ts';
import type { Posting } from '../posted/posting.ts';

const postings: readonly [Posting, ...Posting[]] = [salePosting, purchasePosting];

/** How a document of a kind that is posted is posted, by the side its kind is on. */
export const postingOf = ({ kind }: Pick<Document, 'kind'>): Posting =>
  postings.find(({ side }) => side.owed === kindSpec(kind).side) ?? postings[0];
