import { accountChartCalls } from '../../api/calls/account-chart.ts';
import { useCall } from '../../api/client/query.ts';
import type { AccountRole } from '../../domain/books/accounts.ts';
import type { AccountView, NamedUse } from '../../domain/books/ledger-account.ts';
import { roleWords } from '../../domain/books/refusals.words.ts';
import { accountUsesWords as words } from '../../domain/words/ledger.ts';
import { accountingAt, accountsAt, bankAt, budgetAt, viewItemAt, viewVendorAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { categoriesAt } from '../frame/transfer-addresses.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { RelatedList } from '../kit/counterfoil/RelatedList.tsx';
import { Dialog } from '../kit/dialogs/Dialog.tsx';
import { Loaded } from '../page/Loaded.tsx';

/** Where something that names an account is seen and changed; what the books themselves post is nowhere. */
const placeOf = ({ kind, name, id }: NamedUse): string | undefined => {
  if (kind === 'default') return accountingAt;
  if (kind === 'category') return categoriesAt;
  if (id === null) return undefined;
  // A budget is named by its type and its year.
  if (kind === 'budget') return budgetAt(...(name.split(' ') as [string, string]));
  return { bank: bankAt, item: viewItemAt, vendor: viewVendorAt, role: () => undefined }[kind](id);
};

const isPosted = ({ kind }: NamedUse): boolean => kind === 'default' || kind === 'role';

const rowOf = (use: NamedUse) => {
  const said = words.kinds[use.kind];
  const [label, value] = isPosted(use) ? [said, roleWords[use.name as AccountRole]] : [use.name, said];
  return { label, value, href: placeOf(use) };
};

interface AccountUsesDialogProps {
  account: AccountView;
  onClose: () => void;
}

/** What keeps an account from being deactivated, each a link to where it is changed. */
export function AccountUsesDialog({ account, onClose }: AccountUsesDialogProps) {
  const { id: businessId } = useBusiness();
  const query = useCall(accountChartCalls.accountUses, { businessId, account: String(account.id) });
  return (
    <Dialog
      title={words.title(account.name)}
      lead={account.usedBy.some(({ kind }) => kind === 'role') ? words.leadOfRole : words.lead}
      size="small"
      onClose={onClose}
      foot={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Loaded query={query} back={{ label: account.name, href: accountsAt }}>
        {({ uses }) => (uses.length > 0 ? <RelatedList rows={uses.map(rowOf)} /> : <p>{words.none}</p>)}
      </Loaded>
    </Dialog>
  );
}
