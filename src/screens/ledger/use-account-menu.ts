import { type AccountView, accountStandingOf } from '../../domain/books/ledger-account.ts';
import { mergeWords } from '../../domain/words/account-merge.ts';
import { accountListWords as words } from '../../domain/words/ledger.ts';
import { type AccountEvent, accountLifecycle } from '../../machines/account/account.lifecycle.ts';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { mayDo } from './account-list.tsx';
import { useAccountActs } from './use-account-acts.ts';

/** Why an act can't be done on an account now; undefined when it can. */
const whyNot = (account: AccountView, type: AccountEvent['type']): string | undefined =>
  mayDo(account, type) ? undefined : accountLifecycle.whyNot(accountStandingOf(account), { type });

interface AccountMenu {
  edit: (account: AccountView) => void;
  showUses: (account: AccountView) => void;
  merge: (account: AccountView) => void;
}

/** What can be done with an account of the list: what keeps it in use is a press away from where it is refused. */
export const useAccountMenu = ({ edit, showUses, merge }: AccountMenu) => {
  const { activate, deactivate } = useAccountActs();
  return (account: AccountView): MenuAct[] => {
    const { id } = account;
    if (mayDo(account, 'account.activate'))
      return [{ key: 'activate', label: words.activate, onPress: () => void activate(id) }];
    const refused = whyNot(account, 'account.deactivate');
    return [
      { key: 'edit', label: words.edit, onPress: () => edit(account) },
      ...(refused ? [{ key: 'uses', label: words.uses, onPress: () => showUses(account) }] : []),
      {
        key: 'merge',
        label: mergeWords.act,
        refused: whyNot(account, 'account.merge'),
        onPress: () => merge(account),
      },
      { key: 'deactivate', label: words.deactivate, refused, onPress: () => void deactivate(id) },
    ];
  };
};
