import { type Side, sides } from '../../../src/domain/books/side.ts';
import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import type { KindSpec } from '../../../src/domain/documents/kind-spec.ts';
import { documentTypes, kindSpec, kindsPostedOn, kindsThat } from '../../../src/domain/documents/kinds.ts';

const listed = (words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(', ')})`;

/**
 * What is owed at home on a row, in SQL: of a document, an open item, or a sum kept beside them. Only what is issued and
 * owed is open at home.
 *
 * @param rows the table or its alias
 */
export const openHere = (rows: string): string => `${rows}.home_open`;

/** True in SQL of a row on which something is owed. */
export const isOpenHere = (rows: string): string => `${openHere(rows)} > 0`;

/**
 * True in SQL of a row whose due day has passed, whether or not anything is owed on it.
 *
 * @param today the parameter that holds today
 */
export const pastDueHere = (rows: string, today: string): string => `${rows}.due_on < ${today}`;

/** True in SQL of a document or an open item that is overdue, as the domain says. */
export const overdueHere = (rows: string, today: string): string =>
  `${isOpenHere(rows)} and ${pastDueHere(rows, today)}`;

/** True in SQL of a document dated after today: nobody owes it yet. */
export const futureDatedHere = (rows: string, today: string): string => `${rows}.issued_on > ${today}`;

/** True in SQL of a row whose kind is one of these. */
export const ofKinds = (kinds: readonly DocumentKind[]): string => `kind in ${listed(kinds)}`;

const billed = (kinds: readonly DocumentKind[]): string => {
  const each = kinds
    .filter((kind) => kindSpec(kind).statuses.billed.length > 0)
    .map((kind) => `kind = '${kind}' and status in ${listed(kindSpec(kind).statuses.billed)}`);
  return `(${each.join(' or ') || 'false'})`;
};

/** True in SQL of a row whose document is issued and counts as sold or bought, as its kind says. */
export const billedHere = billed(kindsThat(() => true));

const statusHere = (statusesOf: (spec: KindSpec) => readonly string[], rows: string): string => {
  const each = kindsThat((spec) => statusesOf(spec).length > 0).map(
    (kind) => `${rows}.kind = '${kind}' and ${rows}.status in ${listed(statusesOf(kindSpec(kind)))}`,
  );
  return `(${each.join(' or ')})`;
};

/**
 * True in SQL of a document whose status is among those its kind calls so.
 *
 * @param rows the table or its alias
 */
export const amongHere = (statuses: 'draft' | 'open' | 'billed' | 'gone', rows: string): string =>
  statusHere((spec) => spec.statuses[statuses], rows);

/**
 * True in SQL of a document that asks for something and posts nothing itself: what comes of it is still to be posted.
 *
 * @param rows the table or its alias
 */
export const openUnpostedHere = (rows: string): string =>
  statusHere(({ posts, statuses }) => (posts ? [] : statuses.open), rows);

/**
 * True in SQL of a document that asked for goods which may still come.
 *
 * @param rows the table or its alias
 */
export const awaitsGoodsHere = (rows: string): string => {
  const asking = kindsThat(({ types }) => types.some((type) => documentTypes[type].hasDeliveryDay));
  return `(${rows}.${ofKinds(asking)} and ${amongHere('open', rows)})`;
};

/** True in SQL of a row whose document is posted on a side, whatever its status. */
export const postedOn = (side: Side): string => {
  const kinds = kindsPostedOn(side);
  return kinds.length > 0 ? ofKinds(kinds) : 'false';
};

/** Documents that count as sold or bought on one side of the books. */
export const billedOn = ({ owed }: Side): string => billed(kindsThat((spec) => spec.side === owed));

/** Where an open item is that is owed on either side: the list `in` takes, in SQL. */
export const owedHere = sides.map(({ owed }) => `'${owed}'`).join(', ');

/** The same of what was paid beyond it. */
export const surplusHere = sides.map(({ surplus }) => `'${surplus}'`).join(', ');

/**
 * What became of a document by its credit notes, in SQL as the domain says it (`creditStateIn`); null while there are none.
 *
 * @param rows the table of documents or its alias
 */
export const creditStateHere = (rows: string): string =>
  `(select case when sum((note ->> 'amount')::numeric) >= ${rows}.total then '' else 'partly-' end
      || case when bool_or((note ->> 'amount')::numeric > (note ->> 'settled')::numeric
        and (coalesce((note ->> 'paidBack')::bool, false) or ${rows}.channel = 'store')) then 'refunded' else 'credited' end
    from jsonb_array_elements(${rows}.credited) note having count(*) > 0)`;

/**
 * True in SQL of a document that credit notes alone settled in part, as the domain says (`creditPlaces`).
 *
 * @param rows the table of documents or its alias
 */
export const creditedAloneHere = (rows: string): string =>
  `(${rows}.status = 'DepositPaid' and ${rows}.credited <> '[]' and ${rows}.settled > ${rows}.written_off
    and ${rows}.settled - ${rows}.written_off <= (select coalesce(sum((note ->> 'settled')::numeric), 0)
      from jsonb_array_elements(${rows}.credited) note))`;
