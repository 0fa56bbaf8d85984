import { Fragment } from 'react';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import type { FieldCard, FieldRows, FieldSpec } from './field-spec.ts';
import { unprintableWarning } from './unprintable-warning.ts';

/** The fields of a form, drawn by their description as far as the form has them now. */
export function FormFields<Form extends object>({
  rows,
  card,
}: {
  rows: FieldRows<Form>;
  card: FieldCard<Form>;
}) {
  return rows.map((row) => {
    const fields = ([row].flat() as FieldSpec<Form>[]).filter(({ when }) => !when || when(card.form));
    if (fields.length === 0) return null;
    const drawn = fields.map((field) => <FormField key={field.name} field={field} card={card} />);
    const key = fields[0]!.name;
    return Array.isArray(row) ? <Columns key={key}>{drawn}</Columns> : <Fragment key={key}>{drawn}</Fragment>;
  });
}

/** One field, drawn by its kind. */
function FormField<Form extends object>({ field, card }: { field: FieldSpec<Form>; card: FieldCard<Form> }) {
  const { name, label, hint, needed, read = (typed) => typed } = field;
  const { id, value, onChange, problem } = card.field(name);
  const text = String(value ?? '');
  const change = (typed: unknown) => onChange(typed as Form[keyof Form & string]);
  const tied = { id, problem, label };
  const typing = {
    ...tied,
    hint,
    warning: field.prints ? unprintableWarning([text]) : undefined,
    optional: !needed,
    value: text,
    onChange: (typed: string) => change(read(typed)),
  };
  switch (field.kind) {
    case 'text':
    case undefined:
      return (
        <TextField
          {...typing}
          type={field.type}
          inputMode={field.inputMode}
          autoComplete={field.autoComplete}
          autoFocus={field.autoFocus}
        />
      );
    case 'long':
      return <LongTextField {...typing} rows={field.rows ?? 3} />;
    case 'check':
      return <CheckField {...tied} checked={value === true} onChange={change} />;
    case 'choice':
      return (
        <ChoiceField
          label={label}
          value={text}
          onChange={change}
          choices={field.options}
          beside={field.beside ?? false}
        />
      );
    case 'select':
      return <SelectField {...typing} options={field.options} placeholder={field.placeholder} />;
    case 'number':
      return <NumberField {...typing} form={field.reading} unit={field.currency} />;
    case 'day':
      return <DateField {...typing} />;
    default:
      return field.part(card);
  }
}
