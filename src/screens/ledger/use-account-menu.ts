import { type AccountView, accountStandingOf } from '../../domain/books/ledger-account.ts';
import { accountListWords as words } from '../../domain/words/ledger.ts';
import { accountLifecycle } from '../../machines/account/account.lifecycle.ts';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { mayDo } from './account-list.tsx';
import { useAccountActs } from './use-account-acts.ts';

/** Why an account can't be deactivated now; undefined when it can. */
const whyNotDeactivate = (account: AccountView): string | undefined =>
  mayDo(account, 'account.deactivate')
    ? undefined
    : accountLifecycle.whyNot(accountStandingOf(account), { type: 'account.deactivate' });

interface AccountMenu {
  edit: (account: AccountView) => void;
  showUses: (account: AccountView) => void;
}

/** What can be done with an account of the list: what keeps it in use is a press away from where it is refused. */
export const useAccountMenu = ({ edit, showUses }: AccountMenu) => {
  const { activate, deactivate } = useAccountActs();
  return (account: AccountView): MenuAct[] => {
    const { id } = account;
    if (mayDo(account, 'account.activate'))
      return [{ key: 'activate', label: words.activate, onPress: () => void activate(id) }];
    const refused = whyNotDeactivate(account);
    return [
      { key: 'edit', label: words.edit, onPress: () => edit(account) },
      ...(refused ? [{ key: 'uses', label: words.uses, onPress: () => showUses(account) }] : []),
      { key: 'deactivate', label: words.deactivate, refused, onPress: () => void deactivate(id) },
    ];
  };
};
