import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import { bankStatementCalls } from '../../api/calls/bank-statement.ts';
import { useCall } from '../../api/client/query.ts';
import { bankLabel } from '../../domain/books/bank.ts';
import { statementPageWords as words } from '../../domain/words/bank-money.ts';
import { bankStatementAt, bankTransactionsAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Button } from '../kit/buttons/Button.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { PrintedReport } from '../report/PrintedReport.tsx';
import { type Brief, shownBank } from './bank-choice.tsx';
import { mayDo, Reconciliation } from './Reconciliation.tsx';
import { type Statement, StatementDialog } from './StatementDialog.tsx';

const inAddress = { bank: '', statement: '', print: '' };

/** The page on which a bank's statements are held against the books: the newest, unless another one is named. */
export function BankStatementPage() {
  const { id: businessId } = useBusiness();
  const { values } = useAddress(inAddress);
  const back = { label: words.back, href: bankTransactionsAt() };
  return (
    <Loaded query={useCall(bankMoneyCalls.banks, { businessId })} back={back}>
      {({ banks }) => {
        const bank = shownBank(banks, values.bank);
        return bank ? <Statements key={bank.id} bank={bank} banks={banks} requested={values} /> : null;
      }}
    </Loaded>
  );
}

interface StatementsProps {
  bank: Brief;
  banks: readonly Brief[];
  requested: { statement: string; print: string };
}

function Statements({ bank, banks, requested }: StatementsProps) {
  const { id: businessId } = useBusiness();
  const may = useMay();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState(false);
  const back = { label: words.back, href: bankTransactionsAt(bank.id) };
  return (
    <Loaded query={useCall(bankStatementCalls.statements, { businessId, bankId: bank.id })} back={back}>
      {({ statements }) => {
        const shown = statements.find(({ id }) => id === requested.statement) ?? statements[0];
        const start = may('settings.account') && bank.active && (
          <Button look="primary" onClick={() => setStarting(true)}>
            {words.newStatement}
          </Button>
        );
        return (
          <>
            {shown ? (
              <OneStatement
                key={shown.id}
                shown={shown}
                bank={bank}
                banks={banks}
                statements={statements}
                isPrinted={requested.print === 'true'}
                start={!statements.some((one) => mayDo(one, 'statement.edit')) && start}
              />
            ) : (
              <>
                <PageHead title={words.title(bankLabel(bank))} back={back} />
                <EmptyState sentence={words.empty} act={start} />
              </>
            )}
            {starting && (
              <StatementDialog
                bank={bank}
                statement={null}
                isFirst={statements.length === 0}
                onSaved={(id) => {
                  setStarting(false);
                  navigate(bankStatementAt(bank.id, id));
                }}
                onClose={() => setStarting(false)}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface OneStatementProps extends Omit<StatementsProps, 'requested'> {
  shown: Statement;
  statements: readonly Statement[];
  isPrinted: boolean;
  /** Begins another one, where none is open. */
  start: ReactNode;
}

function OneStatement({ shown, isPrinted, ...props }: OneStatementProps) {
  const { id: businessId } = useBusiness();
  const { bank } = props;
  const back = { label: words.back, href: bankTransactionsAt(bank.id) };
  const query = useCall(bankStatementCalls.statement, { businessId, id: shown.id });
  const request = { dates: '', from: '', to: '', account: '', document: '', contact: '', compare: '' };
  if (isPrinted)
    return (
      <PrintedReport
        report="bank-reconciliation"
        request={{ ...request, statement: shown.id }}
        viewHref={bankStatementAt(bank.id, shown.id)}
      />
    );
  return (
    <Loaded query={query} back={back}>
      {(view) => <Reconciliation view={view} {...props} />}
    </Loaded>
  );
}
