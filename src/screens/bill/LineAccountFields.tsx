import { purchaseAccountCalls } from '../../api/calls/purchase-account.ts';
import { useCall } from '../../api/client/query.ts';
import type { BillView } from '../../domain/bill/view.ts';
import { standardAccounts } from '../../domain/books/accounts.ts';
import { billPage as words } from '../../domain/words/bills.ts';
import { lineItems } from '../../domain/words/documents.ts';
import { lineProblemsOf } from '../document/faults.ts';
import { usedLines } from '../document/lines.ts';
import { PurchaseAccountField } from '../document/PurchaseAccountField.tsx';
import type { DocumentFormState } from '../document/use-document-form.ts';
import { useBusiness } from '../frame/business.ts';
import { type LineDraft, lineFieldId } from '../kit/lines/line-draft.ts';
import { Columns } from '../kit/Stack.tsx';
import { type BillForm, proposedAccount } from './bill-form.ts';

interface LineAccountFieldsProps {
  document: Pick<DocumentFormState<BillForm>, 'form' | 'faults' | 'setLines'>;
  /** As it is saved; null for a new one. */
  bill: Pick<BillView, 'lines'> | null;
  /** The account that its vendor's card names; null for none. */
  vendorAccount: number | null;
}

/** The account of each line without an item: the one that was chosen for it, else what is proposed, by its name. */
export function LineAccountFields({ document, bill, vendorAccount }: LineAccountFieldsProps) {
  const { form, faults, setLines } = document;
  const { id } = useBusiness();
  const { data: accounts = [] } = useCall(purchaseAccountCalls.purchaseAccounts, { businessId: id });
  const problems = lineProblemsOf(faults);
  const lines = usedLines(form.lines);
  const withoutItem = lines.filter(({ productId }) => !productId);
  if (withoutItem.length === 0) return null;

  const nameOf = (account: number) => accounts.find((one) => one.id === account)?.name ?? String(account);
  const otherwise = (line: LineDraft): string => {
    const proposed = proposedAccount(form, line);
    const current = bill?.lines.find((one) => one.id === line.key)?.account;
    if (proposed === null && current) return words.accountCurrent({ account: current });
    return words.accountSuggested({
      account: nameOf(proposed ?? vendorAccount ?? standardAccounts.supplies),
    });
  };
  const put = (key: string, account: number | null) =>
    setLines((now) =>
      now.map((line): LineDraft => (line.key === key ? { ...line, accountId: account ?? undefined } : line)),
    );
  return (
    <Columns>
      {withoutItem.map((line) => (
        <PurchaseAccountField
          key={line.key}
          id={lineFieldId(line.key, 'account')}
          problem={problems[line.key]?.account}
          label={words.lineAccount({
            line: line.name.trim() || lineItems.line({ number: lines.indexOf(line) + 1 }).toLowerCase(),
          })}
          otherwise={otherwise(line)}
          value={line.accountId ?? null}
          onChange={(account) => put(line.key, account)}
        />
      ))}
    </Columns>
  );
}
