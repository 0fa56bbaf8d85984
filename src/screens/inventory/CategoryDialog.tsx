import { useState } from 'react';
import { itemCalls } from '../../api/calls/item.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import type { ItemCategory } from '../../domain/stock/item-category.ts';
import { itemCategories as words } from '../../domain/words/items.ts';
import { PurchaseAccountField } from '../document/PurchaseAccountField.tsx';
import { useBusiness, useMay } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { toast } from '../kit/notices/toast.ts';
import { Stack } from '../kit/Stack.tsx';

/** The name of a category, whether it may become one with another, and where what is bought of it is booked. */
export function CategoryDialog({ category, onClose }: { category: ItemCategory; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const [name, setName] = useState(category.name);
  const [merge, setMerge] = useState(false);
  const [account, setAccount] = useState(category.account);
  // The accounts are those that vendors' bills choose from.
  const mayChoose = useMay()('vendor.list');

  async function commit() {
    const { message } = await once(`item-category.rename ${category.id}`, (intentKey) =>
      ask(
        itemCalls.renameCategory,
        { businessId, id: category.id, category: name, merge, account },
        { intentKey },
      ),
    );
    await refresh();
    toast.success(message);
  }
  return (
    <CommandDialog
      title={words.editTitle({ category: category.name })}
      lead={words.renameLead}
      label={words.save}
      commit={commit}
      onDone={onClose}
      onClose={onClose}
    >
      {(errorOf) => (
        <Stack>
          <TextField {...errorOf('category')} label={words.name} value={name} onChange={setName} />
          <CheckField label={words.merge} checked={merge} onChange={setMerge} />
          {mayChoose && (
            <PurchaseAccountField
              {...errorOf('account')}
              label={words.account}
              hint={words.accountHint}
              otherwise={words.accountNone}
              value={account}
              onChange={setAccount}
            />
          )}
        </Stack>
      )}
    </CommandDialog>
  );
}
