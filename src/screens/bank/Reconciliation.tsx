import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { bankStatementCalls } from '../../api/calls/bank-statement.ts';
import type { OursAnswer } from '../../api/calls/call.ts';
import { reportCalls } from '../../api/calls/report-keys.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { bankStatementStandingOf } from '../../domain/bank-money/statement.ts';
import { bankLabel } from '../../domain/books/bank.ts';
import { isZero, minus } from '../../domain/money.ts';
import { formatName, type ReportFormat, reportFormats } from '../../domain/report/formats.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { statementPageWords as words } from '../../domain/words/bank-money.ts';
import { reportToolWords } from '../../domain/words/reports.ts';
import {
  type BankStatementEvent,
  bankStatementLifecycle,
} from '../../machines/bank-statement/bank-statement.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { bankStatementAt, bankTransactionsAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { useRefresh } from '../frame/use-refresh.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { SaveBar } from '../kit/buttons/SaveBar.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { FilterChoice, Filters } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoreMenu } from '../kit/menus/MoreMenu.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { toast } from '../kit/notices/toast.ts';
import { SummaryCards } from '../page/SummaryCards.tsx';
import type { Brief } from './bank-choice.tsx';
import { useBankDialogs } from './bank-dialogs.tsx';
import { EarlierEntries } from './EarlierEntries.tsx';
import { missingActs } from './missing-acts.ts';
import { type Statement, StatementDialog } from './StatementDialog.tsx';
import { statementCards, tickColumns } from './statement-list.tsx';
import { calledTransaction, type Transaction } from './transaction-list.tsx';
import { useReconciliation } from './use-reconciliation.ts';

type View = OursAnswer<typeof bankStatementCalls.statement>;

/** Whether the chart has this act for a statement. */
export const mayDo = (statement: Statement, type: BankStatementEvent['type']): boolean =>
  allows(bankStatementLifecycle, bankStatementStandingOf({ ...statement, accountId: 0 }), { type });

interface ReconciliationProps {
  view: View;
  bank: Brief;
  banks: readonly Brief[];
  statements: readonly Statement[];
  /** Begins another one, where none is open. */
  start: ReactNode;
}

/** What is ticked, those not saved yet among them. */
const tickedOf = ({ opening, closing }: View, difference: string): string =>
  minus(minus(closing, opening), difference);

/** A statement held against the books: what is on it is ticked, and what is still to be found is always in sight. */
export function Reconciliation({ view, bank, banks, statements, start }: ReconciliationProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { dialog, open: openMoney } = useBankDialogs(bank, banks);
  const reconciled = useReconciliation(view);
  const mayChange = may('settings.account');
  const can = (type: BankStatementEvent['type']) => mayChange && mayDo(view, type);
  const isOpen = mayDo(view, 'statement.mark');
  const written = { currency: bank.currency, homeCurrency, locale };
  const day = formatDay(view.lastDay, locale);
  const { difference } = reconciled;

  async function download(format: ReportFormat) {
    try {
      const report = 'bank-reconciliation' satisfies ReportName;
      const asked = { businessId, report, format, statement: view.id };
      fetchFile((await ask(reportCalls.downloadReport, asked)).data.url);
    } catch (problem) {
      toast.refusal(problem);
    }
  }
  async function remove() {
    const { message } = await once(`statement.delete ${view.id}`, (intentKey) =>
      ask(bankStatementCalls.deleteStatement, { businessId, id: view.id }, { intentKey }),
    );
    await refresh();
    toast.success(message);
  }
  const missing = missingActs({ view, difference, openMoney, navigate });
  return (
    <>
      <PageHead
        title={words.title(bankLabel(bank))}
        back={{ label: words.back, href: bankTransactionsAt(bank.id) }}
      >
        <MoreMenu
          acts={[
            ...reportFormats.map((format) => ({
              key: format,
              label: reportToolWords.download(formatName(format)),
              onPress: () => void download(format),
            })),
            {
              key: 'print',
              label: words.print,
              onPress: () => navigate(`${bankStatementAt(bank.id, view.id)}&print=true`),
            },
            ...(can('statement.edit')
              ? [{ key: 'edit', label: words.edit, onPress: () => setOpen('edit') }]
              : []),
            ...(can('statement.delete')
              ? [{ key: 'delete', label: words.delete, danger: true, onPress: () => setOpen('delete') }]
              : []),
            ...(can('statement.reopen')
              ? [{ key: 'reopen', label: words.reopen, onPress: reconciled.reopen }]
              : []),
          ]}
        />
        {start}
      </PageHead>
      <SummaryCards
        cards={statementCards({ ...view, difference, ticked: tickedOf(view, difference) }, written)}
      />
      <Filters>
        <FilterChoice
          label={words.statement}
          value={view.id}
          options={statements.map((one) => ({
            value: one.id,
            label: words.option({
              day: formatDay(one.lastDay, locale),
              isOpen: mayDo(one, 'statement.mark'),
            }),
          }))}
          onChange={(id) => navigate(bankStatementAt(bank.id, id))}
        />
        {isOpen && mayChange && <MoreMenu label={words.addMissing} acts={missing} />}
      </Filters>
      {reconciled.problem && !reconciled.problem.handledElsewhere && (
        <ErrorSummary attempt={1} problems={[{ text: reconciled.problem.message }]} />
      )}
      {view.transactions.length > 0 ? (
        <DataTable
          caption={words.statement}
          columns={tickColumns(written)}
          rows={isOpen ? view.transactions : view.transactions.filter((row) => row.statementId === view.id)}
          keyOf={(row: Transaction) => row.id}
          nameOf={(row) => calledTransaction(row, locale)}
          {...(isOpen && mayChange && { selected: reconciled.ticked, onSelect: reconciled.tick })}
        />
      ) : (
        <Notice>{words.nothing}</Notice>
      )}
      {view.total > view.transactions.length && (
        <Notice>{words.notAll({ shown: view.transactions.length, total: view.total })}</Notice>
      )}
      {isOpen && view.earlier.length > 0 && view.firstDay && (
        <EarlierEntries view={view} firstDay={view.firstDay} written={written} mayChange={mayChange} />
      )}
      <SaveBar
        sentence={
          isOpen
            ? isZero(difference)
              ? words.balanced
              : words.differenceOf(formatMoney(difference, bank.currency, locale))
            : words.finished
        }
      >
        {isOpen && mayChange && (
          <Button
            look="primary"
            disabled={!isZero(difference) || reconciled.isSaving}
            pending={reconciled.isBusy}
            onClick={reconciled.finish}
          >
            {words.finish}
          </Button>
        )}
      </SaveBar>
      {dialog}
      {open === 'edit' && (
        <StatementDialog
          bank={bank}
          statement={view}
          isFirst={view.firstDay !== null}
          onSaved={() => setOpen(null)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && (
        <CommandDialog
          title={words.deleteTitle(day)}
          lead={words.deleteLead}
          label={words.delete}
          danger
          keep={words.keepIt}
          commit={remove}
          onDone={() => navigate(bankStatementAt(bank.id))}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
