import { chakra } from '@chakra-ui/react';
import { isPositive, isZero } from '../../domain/money.ts';
import { type Crediting, movesGoods, proposedAmount, typedOf } from '../../domain/posted/crediting.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { creditNotes as words } from '../../domain/words/credit-notes.ts';
import type { GiveBackEvent } from '../../machines/posted/give-back.flow.ts';
import type { DisplayProblem } from '../../machines/problem.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { QuantityField } from '../kit/fields/QuantityField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { useLocale } from '../kit/locale.ts';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { Stack } from '../kit/Stack.tsx';
import { creditNoteWordsOf } from './credit-note-sides.ts';

const Lines = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1fr minmax(96px, 22%) minmax(120px, 30%)',
      gap: '3',
      alignItems: 'start',
      paddingBottom: '3',
      borderBottom: '1px solid {colors.line}',
    },
    '& > li.whole': { gridTemplateColumns: '1fr minmax(120px, 30%)' },
    '& > li > span': { overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
    '@media (max-width: 560px)': {
      '& > li, & > li.whole': { gridTemplateColumns: '1fr 1fr' },
      '& > li > span': { gridColumn: '1 / -1' },
    },
  },
});

const Sum = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface GiveBackLinesProps {
  document: PostedView;
  crediting: Crediting;
  problem: DisplayProblem | null;
  /** What it comes to, in words. */
  total: string;
  dispatch: (event: GiveBackEvent) => void;
}

const idOf = (field: string) => `give-back-${field.replaceAll('.', '-')}`;

/** What of each line goes back, with the day, the reason and whether goods change hands. */
export function GiveBackLines({ document, crediting, problem, total, dispatch }: GiveBackLinesProps) {
  const locale = useLocale();
  const { currency } = document;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const faults = problem?.fields ?? [];
  const drawn = faults.find(
    ({ field }) => field.startsWith('lines.') || field === 'onDay' || field === 'shipping',
  );
  const field = (name: string) => ({
    id: idOf(name),
    problem: faults.find((fault) => fault.field === name)?.message,
  });
  return (
    <Stack>
      {problem && !problem.handledElsewhere && (
        <ErrorSummary
          attempt={1}
          problems={[{ fieldId: drawn && idOf(drawn.field), text: problem.message }]}
        />
      )}
      <Lines>
        {crediting.lines.map((line, index) => {
          const { name } = document.lines.find(({ id }) => id === line.lineId) ?? { name: '' };
          const typed = typedOf(crediting, line.lineId);
          const proposed = proposedAmount(crediting, line);
          const type = (patch: Partial<typeof typed>) =>
            dispatch({ type: 'line.type', lineId: line.lineId, typed: { ...typed, ...patch } });
          return (
            <li key={line.lineId}>
              <span>
                {name}
                <small>
                  {isZero(line.quantity) && isZero(line.amount)
                    ? words.nothingLeft
                    : words.leftOf({
                        quantity: formatDecimal(line.quantity, locale),
                        amount: money(line.amount),
                      })}
                </small>
              </span>
              <QuantityField
                {...field(`lines.${index}.quantity`)}
                label={words.quantity}
                about={name}
                value={typed.quantity}
                onChange={(quantity) => type({ quantity })}
              />
              <MoneyField
                {...field(`lines.${index}.amount`)}
                label={words.amountOfLine}
                about={name}
                hint={
                  proposed !== null && typed.amount === ''
                    ? words.amountHint({ amount: money(proposed) })
                    : undefined
                }
                currency={currency}
                value={typed.amount}
                onChange={(amount) => type({ amount })}
              />
            </li>
          );
        })}
        {isPositive(crediting.shippingLeft.amount) && (
          <li className="whole">
            <span>
              {words.shipping}
              <small>{words.shippingLeft({ amount: money(crediting.shippingLeft.amount) })}</small>
            </span>
            <MoneyField
              {...field('shipping')}
              label={words.shippingBack}
              currency={currency}
              value={crediting.shipping}
              onChange={(shipping) => dispatch({ type: 'draft.change', patch: { shipping } })}
            />
          </li>
        )}
      </Lines>
      <Sum aria-live="polite">
        <span>{words.total}</span>
        <span>{total}</span>
      </Sum>
      {movesGoods(crediting) && (
        <CheckField
          label={creditNoteWordsOf(document.kind).goodsMoved}
          checked={crediting.goods === 'back'}
          onChange={(back) => dispatch({ type: 'draft.change', patch: { goods: back ? 'back' : 'kept' } })}
        />
      )}
      <DateField
        {...field('onDay')}
        label={words.day}
        value={crediting.onDay}
        max={document.today}
        onChange={(onDay) => dispatch({ type: 'draft.change', patch: { onDay } })}
      />
      <TextField
        label={words.reason}
        optional
        maxLength={500}
        value={crediting.reason}
        onChange={(reason) => dispatch({ type: 'draft.change', patch: { reason } })}
      />
    </Stack>
  );
}
