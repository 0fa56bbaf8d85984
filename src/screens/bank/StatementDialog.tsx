import { bankStatementCalls } from '../../api/calls/bank-statement.ts';
import type { OursAnswer } from '../../api/calls/call.ts';
import { ask } from '../../api/client/ask.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { statementPageWords as words } from '../../domain/words/bank-money.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { moneyForm, numberProblem } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { CardDialog } from '../page/CardDialog.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import type { Brief } from './bank-choice.tsx';

export type Statement = OursAnswer<typeof bankStatementCalls.statements>['statements'][number];

interface StatementDialogProps {
  bank: Brief;
  /** The one that is edited; null for a new one. */
  statement: Statement | null;
  /** It is the bank's first, which says itself where it begins. */
  isFirst: boolean;
  onSaved: (id: string) => void;
  onClose: () => void;
}

interface StatementForm {
  firstDay: string;
  lastDay: string;
  opening: string;
  closing: string;
}

const formOf = (statement: Statement | null): StatementForm => ({
  firstDay: statement?.firstDay ?? '',
  lastDay: statement?.lastDay ?? '',
  opening: statement?.opening ?? '',
  closing: statement?.closing ?? '',
});

const problemsOf = (form: StatementForm, currency: string, locale: string): FieldProblem[] =>
  (['opening', 'closing'] as const).flatMap((field) => {
    const message = numberProblem(form[field], moneyForm(currency, locale));
    return message ? [{ field, message }] : [];
  });

/** The days and balances of a statement, as the bank printed them. */
export function StatementDialog({ bank, statement, isFirst, onSaved, onClose }: StatementDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { currency } = bank;
  const card = useCardForm<StatementForm>({
    noun: 'bank-statement',
    opened: statement,
    madeOf: bank.id,
    initial: formOf(statement),
    check: (form) => problemsOf(form, currency, locale),
  });
  const { form, field } = card;

  async function save() {
    const typed = {
      lastDay: form.lastDay,
      closing: form.closing || '0',
      ...(isFirst && { firstDay: form.firstDay || null, opening: form.opening || '0' }),
    };
    const missing = form.lastDay ? [] : [{ field: 'lastDay', message: words.lastDayMissing }];
    const answer = await card.save(
      (intentKey, version) =>
        statement
          ? ask(
              bankStatementCalls.updateStatement,
              { businessId, id: statement.id, version, ...typed },
              { intentKey },
            )
          : ask(bankStatementCalls.startStatement, { businessId, bankId: bank.id, ...typed }, { intentKey }),
      missing,
    );
    if (answer) onSaved(answer.id);
  }
  return (
    <CardDialog
      title={statement ? words.edit : words.newStatement}
      lead={isFirst ? words.firstLead : words.lead}
      card={card}
      save={statement ? words.save : words.start}
      onSave={save}
      onClose={onClose}
    >
      <Columns>
        {isFirst && <DateField {...field('firstDay')} label={words.firstDay} />}
        <DateField {...field('lastDay')} label={words.lastDay} />
        {isFirst && (
          <MoneyField
            {...field('opening')}
            label={words.opening}
            hint={words.openingHint}
            currency={currency}
          />
        )}
        <MoneyField
          {...field('closing')}
          label={words.closing}
          hint={words.closingHint}
          currency={currency}
        />
      </Columns>
    </CardDialog>
  );
}
