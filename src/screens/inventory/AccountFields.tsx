import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { useCall } from '../../api/client/query.ts';
import {
  type ItemAccountField,
  itemAccountFields,
  mayBeItemAccount,
} from '../../domain/books/item-accounts.ts';
import { itemAccounts } from '../../domain/words/items.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import type { useCardForm } from '../page/use-card-form.ts';
import type { ItemCard } from './item-form.ts';

/** The accounts an item is posted to, each the business's default where none is chosen; for who may see the chart of accounts. */
export function AccountFields({
  form,
  change,
  field,
}: Pick<ReturnType<typeof useCardForm<ItemCard>>, 'form' | 'change' | 'field'>) {
  const { id, homeCurrency } = useBusiness();
  const accounts = useCall(ledgerAccountCalls.listAccounts, { businessId: id }).data ?? [];
  const counts = form.kind === 'product' && form.tracked;
  const options = (name: ItemAccountField) =>
    accounts
      .filter((account) => account.id === form[name] || mayBeItemAccount(name, account, homeCurrency))
      .map(({ id: number, name }) => ({ value: String(number), label: name }));
  return (
    <Columns>
      {itemAccountFields
        .filter((name) => counts || name !== 'inventoryAccount')
        .map((name) => (
          <SelectField
            key={name}
            {...field(name)}
            label={itemAccounts.itemAccountWords[name]}
            hint={itemAccounts.itemAccountWords[`${name}Hint`]}
            optional
            placeholder={itemAccounts.itemAccountWords.byDefault}
            value={form[name] === null ? '' : String(form[name])}
            options={options(name)}
            onChange={(number) => change({ [name]: number === '' ? null : Number(number) })}
          />
        ))}
    </Columns>
  );
}
