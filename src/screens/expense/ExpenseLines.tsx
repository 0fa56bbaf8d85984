import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { lineItems } from '../../domain/words/documents.ts';
import { expenseCategories, expenseFormWords as words } from '../../domain/words/expenses.ts';
import { useTaxes } from '../document/Taxes.tsx';
import { useMay } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { IconButton } from '../kit/buttons/IconButton.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { type Option, SelectField } from '../kit/fields/SelectField.tsx';
import { Icon } from '../kit/Icon.tsx';
import { choicesWith, chosenTax } from '../kit/lines/tax-choices.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { CategoriesDialog } from './categories-dialog.ts';
import { blankLine, type ExpenseForm, isImportLine, type LineForm, onCategory } from './expense-form.ts';

/** A line below another is set off from it. */
const Line = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& + [role=group]': { borderTop: '1px solid {colors.line}', paddingTop: '3' },
    '& > .head': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      color: 'quiet',
      fontSize: '13px',
    },
  },
});

/** Buttons without a frame: their text begins where the fields above do. */
const Under = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-14px' } });

interface LineFieldsProps {
  line: LineForm;
  index: number;
  /** It is the only one: it can't be removed and needs no number. */
  isOnly: boolean;
  currency: string;
  options: readonly Option[];
  problemOf: (field: string) => string | undefined;
  onChange: (patch: Partial<LineForm>) => void;
  onRemove: () => void;
}

function LineFields({
  line,
  index,
  isOnly,
  currency,
  options,
  problemOf,
  onChange,
  onRemove,
}: LineFieldsProps) {
  const locale = useLocale();
  const taxes = choicesWith(useTaxes('bought'), line.tax, locale);
  const name = (field: string) => `lines.${index}.${field}`;
  const ties = (field: string) => ({ id: `expense-${name(field)}`, problem: problemOf(name(field)) });
  const number = index + 1;
  return (
    <Line role="group" aria-label={isOnly ? undefined : lineItems.line({ number })}>
      {!isOnly && (
        <div className="head">
          <span>{lineItems.line({ number })}</span>
          <IconButton size="small" label={lineItems.removeLine({ number })} onClick={onRemove}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
      <Columns>
        <SelectField
          {...ties('category')}
          label={words.category}
          placeholder={words.chooseCategory}
          options={options}
          value={line.on}
          onChange={(on) => onChange({ on })}
        />
        {!isImportLine(line) && (
          <MoneyField
            {...ties('amount')}
            label={words.amount}
            currency={currency}
            value={line.amount}
            onChange={(amount) => onChange({ amount })}
          />
        )}
        <SelectField
          {...ties('taxId')}
          label={words.tax}
          value={line.tax?.id ?? ''}
          placeholder={words.noTax}
          options={taxes.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => onChange({ tax: chosenTax(taxes, id) ?? null })}
        />
      </Columns>
      {isImportLine(line) && (
        <Columns>
          <MoneyField
            {...ties('taxBase')}
            label={words.importBase}
            currency={currency}
            value={line.taxBase ?? ''}
            onChange={(taxBase) => onChange({ taxBase })}
          />
          <MoneyField
            {...ties('taxAmount')}
            label={words.importTax}
            currency={currency}
            value={line.taxAmount ?? ''}
            onChange={(taxAmount) => onChange({ taxAmount })}
          />
        </Columns>
      )}
    </Line>
  );
}

interface ExpenseLinesProps {
  form: ExpenseForm;
  /** What a line can be on. */
  options: readonly Option[];
  problems: (field: string) => FieldProblem['message'] | undefined;
  /** Changes the lines from what they are at that moment. */
  setLines: (make: (now: LineForm[]) => LineForm[]) => void;
}

/** A new category is chosen where nothing is yet, else in the last line. */
const withCategory = (lines: LineForm[], number: number): LineForm[] => {
  const empty = lines.findIndex(({ on }) => on === '');
  const at = empty < 0 ? lines.length - 1 : empty;
  return lines.map((line, index) => (index === at ? { ...line, on: onCategory(number) } : line));
};

/** What an expense was spent on, line by line; most have but one. */
export function ExpenseLines({ form, options, problems, setLines }: ExpenseLinesProps) {
  const may = useMay();
  const [managing, setManaging] = useState(false);
  const { lines, currency } = form;
  return (
    <>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          index={index}
          isOnly={lines.length === 1}
          currency={currency}
          options={options}
          problemOf={problems}
          onChange={(patch) =>
            setLines((now) => now.map((one) => (one.key === line.key ? { ...one, ...patch } : one)))
          }
          onRemove={() => setLines((now) => now.filter(({ key }) => key !== line.key))}
        />
      ))}
      <Under>
        <Button look="ghost" onClick={() => setLines((now) => [...now, blankLine()])}>
          <Icon name="plus" size={14} />
          {lineItems.addLine}
        </Button>
        {may('expense.edit') && (
          <Button look="ghost" onPointerEnter={CategoriesDialog.intend} onClick={() => setManaging(true)}>
            {expenseCategories.manage}
          </Button>
        )}
      </Under>
      {managing && (
        <CategoriesDialog
          onAdded={(number) => setLines((now) => withCategory(now, number))}
          onClose={() => setManaging(false)}
        />
      )}
    </>
  );
}
