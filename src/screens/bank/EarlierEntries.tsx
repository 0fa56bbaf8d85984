import { chakra } from '@chakra-ui/react';
import { bankStatementCalls } from '../../api/calls/bank-statement.ts';
import type { OursAnswer } from '../../api/calls/call.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import type { Day } from '../../domain/day.ts';
import { formatDay } from '../../domain/values/format.ts';
import { statementPageWords as words } from '../../domain/words/bank-money.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { toast } from '../kit/notices/toast.ts';
import { tickColumns } from './statement-list.tsx';
import { calledTransaction } from './transaction-list.tsx';

const Folded = chakra('details', { base: { marginTop: '5' } });

interface EarlierEntriesProps {
  view: Pick<OursAnswer<typeof bankStatementCalls.statement>, 'id' | 'earlier'>;
  firstDay: Day;
  written: Parameters<typeof tickColumns>[0];
  mayChange: boolean;
}

/** What lies before a bank's first statement and counts as matched: those that weren't on an earlier one are picked. */
export function EarlierEntries({ view, firstDay, written, mayChange }: EarlierEntriesProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const { locale } = written;
  const outstanding = new Set(
    view.earlier.filter(({ statementDay }) => statementDay === null).map(({ id }) => id),
  );

  async function choose(chosen: ReadonlySet<string>) {
    const changed = view.earlier
      .filter(({ id }) => chosen.has(id) !== outstanding.has(id))
      .map(({ id }) => id);
    if (changed.length === 0) return;
    const mark = chosen.has(changed[0]!) ? 'outstanding' : 'earlier';
    try {
      await once(`statement.${mark} ${view.id} ${changed.join(' ')}`, (intentKey) =>
        ask(
          bankStatementCalls.markStatement,
          { businessId, id: view.id, entryIds: changed, mark },
          { intentKey },
        ),
      );
      await refresh();
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  return (
    <Folded>
      <summary>{words.earlier(formatDay(firstDay, locale))}</summary>
      <p className="quiet">{words.earlierLead}</p>
      <DataTable
        caption={words.outstanding}
        columns={tickColumns(written)}
        rows={view.earlier}
        keyOf={(row) => row.id}
        nameOf={(row) => calledTransaction(row, locale)}
        {...(mayChange && { selected: outstanding, onSelect: (chosen) => void choose(chosen) })}
      />
    </Folded>
  );
}
