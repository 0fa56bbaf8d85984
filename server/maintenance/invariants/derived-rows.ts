import { type Derived, derived } from '../derived.ts';
import type { Check } from './check.ts';

const listed = (names: readonly string[], alias: string) =>
  names.map((name) => `${alias}.${name}`).join(', ');

/**
 * Compares the kept rows with their sums. A row without a sum may stand if all its values are zero, for the writer of
 * plans counts rows down and does not remove them; so may a sum without a row, for zeros are not written.
 */
const comparison = ({ invariant, table, keys, values, sums }: Derived): Check => {
  const key = ['business_id', ...keys];
  const someOf = (alias: string) => values.map((value) => `${alias}.${value} <> 0`).join(' or ');
  const listing = (alias: string) => `coalesce(concat_ws(', ', ${listed(values, alias)}), 'nothing')`;
  return {
    invariant,
    sql: `
      select business_id, format('${table} (%s) keeps ${values.join(', ')} as %s where its rows add up to %s.', concat_ws(', ', ${keys.join(', ')}),
        case when kept.is_there then ${listing('kept')} else 'nothing' end,
        case when summed.is_there then ${listing('summed')} else 'nothing' end) as fault
      from (select ${[...key, ...values].join(', ')}, true as is_there from ${table}) kept
      full join (select ${[...key, ...values].join(', ')}, true as is_there from (${sums}) x) summed using (${key.join(', ')})
      where case when summed.is_there is null then ${someOf('kept')} when kept.is_there is null then ${someOf('summed')}
        else (${listed(values, 'kept')}) is distinct from (${listed(values, 'summed')}) end`,
  };
};

/** 12 every kept sum is the sum of its rows; those of items, documents and stock belong to invariants 3, 6 and 8. */
export const derivedChecks: readonly Check[] = derived.map(comparison);
