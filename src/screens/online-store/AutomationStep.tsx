import { lazy, Suspense } from 'react';
import {
  onlineStoreAnswers,
  shownStatuses,
  storeWords as words,
} from '../../domain/online-store/online-store.words.ts';
import { type AutomationSettings, ownerOf } from '../../domain/online-store/settings.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { CheckList } from './CheckList.tsx';
import { StepCard } from './StepCard.tsx';
import type { StepProps } from './step-props.ts';
import { fieldIn } from './store-field.ts';

const numbered = (names: readonly string[], first: number) =>
  names.map((name, n) => ({ id: n + first, name }));
const selected = (names: readonly string[]) => names.map((label, n) => ({ value: String(n), label }));

const StockCompared = lazy(async () => ({ default: (await import('./StockCompared.tsx')).StockCompared }));

interface AutomationStepProps extends StepProps<AutomationSettings> {
  /** What is saved of a store that is set up: another owner of the stock is shown with both stocks. Null before. */
  saved: AutomationSettings | null;
}

/** The third step: what becomes of orders, items and stock. */
export function AutomationStep({ values, saved, onChange, onSave, ...step }: AutomationStepProps) {
  const field = fieldIn(step.problem);
  const set = (patch: Partial<AutomationSettings>) => onChange({ ...values, ...patch });
  const check = (name: 'createSales' | 'createItems' | 'updateStock') => (
    <CheckField
      {...field(name)}
      label={words[name]}
      checked={values[name]}
      onChange={(checked) => set({ [name]: checked })}
    />
  );
  const select = (name: 'salesType' | 'itemType' | 'matchBy' | 'stockOwner', names: readonly string[]) => (
    <SelectField
      {...field(name)}
      label={words[name]}
      value={String(values[name])}
      options={selected(names)}
      onChange={(value) => set({ [name]: Number(value) })}
    />
  );
  const list = (name: 'paymentStatuses' | 'shippingStatuses' | 'follows', names: readonly string[]) => (
    <CheckList
      {...field(name)}
      label={words[name]}
      options={numbered(names, 1)}
      values={values[name]}
      onChange={(chosen) => set({ [name]: chosen })}
    />
  );
  return (
    <StepCard
      title={words.automationTitle}
      lead={words.automationLead}
      {...step}
      onSend={() => onSave(values)}
    >
      {check('createSales')}
      {values.createSales && select('salesType', onlineStoreAnswers.salesTypes)}
      <Columns>
        {list('paymentStatuses', shownStatuses.payment)}
        {list('shippingStatuses', shownStatuses.shipping)}
        {list('follows', words.followed)}
      </Columns>
      {check('createItems')}
      <Columns>
        {values.createItems && select('itemType', words.itemTypes)}
        {select('matchBy', onlineStoreAnswers.matchMethods)}
      </Columns>
      {check('updateStock')}
      {values.updateStock && select('stockOwner', onlineStoreAnswers.stockOwners)}
      {saved && ownerOf(saved) !== ownerOf(values) && (
        <Suspense>
          <StockCompared owner={ownerOf(values)} isSwitch />
        </Suspense>
      )}
    </StepCard>
  );
}
