import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { expenseCategoryCalls } from '../../api/calls/expense-category.ts';
import { locationCalls } from '../../api/calls/location.ts';
import { taxCalls } from '../../api/calls/tax.ts';
import { ask } from '../../api/client/ask.ts';
import type { Asked } from '../../api/client/command.ts';
import { once } from '../../api/client/intent.ts';
import { useCall } from '../../api/client/query.ts';
import { importCreateWords as words } from '../../domain/import/imports.words.ts';
import { proposedTax } from '../../domain/import/proposed-tax.ts';
import { blankLocation } from '../../domain/location/location.ts';
import { isRecoverable } from '../../domain/tax/tax.ts';
import { expenseCategories as categoryWords } from '../../domain/words/expenses.ts';
import { locationWords } from '../../domain/words/locations.ts';
import { tax } from '../../domain/words/taxes.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog, type FieldError } from '../kit/effects/CommandDialog.tsx';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { numberProblem, percentForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import type { Creatable } from './creatable.ts';

interface OneProps {
  value: string;
  onMade: (name: string) => void;
  onClose: () => void;
}

/** The form that creates what an import's rows name and there is none of. */
export function CreateMissingDialog({ list, ...one }: OneProps & { list: Creatable }) {
  if (list === 'taxes') return <NewTax {...one} />;
  return list === 'locations' ? <NewLocation {...one} /> : <NewCategory {...one} />;
}

interface NewProps extends OneProps {
  title: string;
  label: string;
  name: string;
  disabled?: boolean;
  save: (context: Asked) => Promise<unknown>;
  children: (errorOf: FieldError) => ReactNode;
}

/** What every such form does: it saves by the call of its own page, and what can be chosen is fetched anew. */
function New({ title, label, name, disabled, save, value, onMade, onClose, children }: NewProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const client = useQueryClient();

  async function commit() {
    await once(`import.create ${title} ${value}`, (intentKey) => save({ businessId, intentKey }));
    await client.invalidateQueries({ queryKey: ['imports', businessId, 'choices'] });
    await refresh();
  }

  return (
    <CommandDialog
      title={title}
      lead={words.lead({ value })}
      label={label}
      keep={words.keep}
      disabled={disabled === true || name.trim() === ''}
      commit={commit}
      onDone={() => onMade(name.trim())}
      onClose={onClose}
    >
      {children}
    </CommandDialog>
  );
}

function NewTax(one: OneProps) {
  const reading = percentForm(useLocale());
  const { country } = useBusiness();
  const [card, setCard] = useState(() => proposedTax(one.value, country));
  const unread = card.percent === '' || numberProblem(card.percent, reading) !== undefined;
  return (
    <New
      {...one}
      title={tax.taxWords.newTax}
      label={tax.taxWords.save}
      name={card.name}
      disabled={unread}
      save={({ businessId, intentKey }) =>
        ask(taxCalls.addTax, { businessId, ...card, name: card.name.trim() }, { intentKey })
      }
    >
      {(errorOf) => (
        <>
          <TextField
            {...errorOf('name')}
            label={tax.taxWords.name}
            value={card.name}
            onChange={(name) => setCard({ ...card, name })}
          />
          <NumberField
            {...errorOf('percent')}
            label={tax.taxWords.percentage}
            unit="%"
            form={reading}
            value={card.percent}
            onChange={(percent) => setCard({ ...card, percent })}
          />
          <CheckField
            label={tax.taxWords.deductedWhole}
            checked={isRecoverable(card)}
            onChange={(whole) => setCard({ ...card, deductible: whole ? '100' : '0' })}
          />
        </>
      )}
    </New>
  );
}

function NewLocation(one: OneProps) {
  const [name, setName] = useState(one.value);
  const card = { ...blankLocation, name };
  return (
    <New
      {...one}
      title={locationWords.newTitle}
      label={locationWords.save}
      name={name}
      save={({ businessId, intentKey }) =>
        ask(locationCalls.addLocation, { businessId, ...card }, { intentKey })
      }
    >
      {(errorOf) => (
        <TextField {...errorOf('name')} label={locationWords.nameLabel} value={name} onChange={setName} />
      )}
    </New>
  );
}

function NewCategory(one: OneProps) {
  const { id: businessId } = useBusiness();
  const accounts = useCall(expenseCategoryCalls.keptCategories, { businessId }).data?.accounts ?? [];
  const [name, setName] = useState(one.value);
  const [account, setAccount] = useState('');
  return (
    <New
      {...one}
      title={categoryWords.newTitle}
      label={categoryWords.save}
      name={name}
      disabled={account === ''}
      save={({ intentKey }) =>
        ask(
          expenseCategoryCalls.saveCategory,
          { businessId, number: null, name, accountId: Number(account) },
          { intentKey },
        )
      }
    >
      {(errorOf) => (
        <>
          <TextField {...errorOf('name')} label={categoryWords.name} value={name} onChange={setName} />
          <SelectField
            {...errorOf('accountId')}
            label={categoryWords.account}
            placeholder={categoryWords.chooseAccount}
            value={account}
            options={accounts.map(({ id, name: label }) => ({ value: String(id), label }))}
            onChange={setAccount}
          />
        </>
      )}
    </New>
  );
}
