import { useState } from 'react';
import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { whyNotInto } from '../../domain/books/account-merge.ts';
import { type AccountView, codeOf } from '../../domain/books/ledger-account.ts';
import { roleWords } from '../../domain/books/refusals.words.ts';
import { mergeWords as words } from '../../domain/words/account-merge.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';

interface MergeAccountDialogProps {
  account: AccountView;
  accounts: readonly AccountView[];
  onClose: () => void;
}

/** Merges an account into another of its sub-group, with what moves. */
export function MergeAccountDialog({ account, accounts, onClose }: MergeAccountDialogProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState('');
  const fitting = accounts.filter((one) => whyNotInto(account, one) === null);
  const into = fitting.find(({ id }) => String(id) === chosen);
  const none = whyNotInto(account, account) ?? words.none;
  async function merge() {
    if (!into) return;
    const answer = await once(`account.merge ${account.id} ${into.id}`, (intentKey) =>
      ask(ledgerAccountCalls.mergeAccount, { businessId, id: account.id, into: into.id }, { intentKey }),
    );
    await refresh();
    toast.success(answer.message);
  }
  return (
    <CommandDialog
      title={words.title(account.name)}
      lead={words.lead}
      label={words.save}
      disabled={!into}
      keep={words.keep}
      commit={merge}
      onDone={onClose}
      onClose={onClose}
    >
      <Stack>
        {fitting.length === 0 ? (
          <p>{none}</p>
        ) : (
          <SelectField
            id="merge-into"
            label={words.into}
            hint={words.intoHint}
            placeholder={words.choose}
            value={chosen}
            onChange={setChosen}
            options={fitting.map((one) => ({ value: String(one.id), label: `${codeOf(one)} ${one.name}` }))}
          />
        )}
        {into && <Moves account={account} into={into} />}
      </Stack>
    </CommandDialog>
  );
}

/** What names the other account from then on. */
function Moves({ account, into }: { account: AccountView; into: AccountView }) {
  const { id: businessId } = useBusiness();
  const { data, error } = useCall(ledgerAccountCalls.mergeUses, {
    businessId,
    account: String(account.id),
  });
  if (error) return <p>{error.message}</p>;
  if (!data) return null;
  const { defaults, items, categories, vendors, documents, stores, budgets } = data;
  const counts = [
    { count: items, says: words.items },
    { count: categories, says: words.categories },
    { count: vendors, says: words.vendors },
    { count: documents, says: words.documents },
    { count: stores, says: words.stores },
  ];
  const moving = [
    ...defaults.map((role) => words.defaultFor(roleWords[role])),
    ...counts.filter(({ count }) => count > 0).map(({ count, says }) => says(count)),
  ];
  return (
    <>
      <p>{moving.length > 0 ? words.moves({ name: into.name }) : words.nothing}</p>
      {moving.length > 0 && (
        <ul>
          {moving.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {budgets > 0 && <p>{words.budgets(budgets)}</p>}
      <p className="quiet">{words.after({ from: account.name, into: into.name })}</p>
    </>
  );
}
