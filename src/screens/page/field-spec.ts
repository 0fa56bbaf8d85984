import type { ReactNode } from 'react';
import { formatDay, formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { conflict as words } from '../../domain/words/frame.ts';
import { type NumberForm, numberProblem } from '../kit/fields/use-number-text.ts';
import type { Detail } from '../kit/lists/DetailList.tsx';

interface Choice {
  value: string;
  label: string;
}

/** What a field is drawn in: the form that holds it. */
export interface FieldCard<Form> {
  noun: string;
  form: Form;
  change(patch: Partial<Form>): void;
  /** The fault of a field, or of a part of one: `billing.city`. */
  problemOf: (name: string) => string | undefined;
  /** What a field's part is given besides its words. */
  field<Name extends keyof Form & string>(
    name: Name,
  ): {
    id: string;
    value: Form[Name];
    onChange: (value: Form[Name]) => void;
    problem: string | undefined;
  };
}

/** What a field holds, which says how it is typed, read and shown. */
type FieldKind<Form> =
  | {
      kind?: 'text';
      type?: 'email' | 'tel' | 'url';
      inputMode?: 'numeric' | 'decimal';
      /** The browser fills it in, or may not: `off`. */
      autoComplete?: string;
      /** Where the typing begins. */
      autoFocus?: boolean;
    }
  | { kind: 'long'; rows?: number }
  | { kind: 'check' }
  /** One of a few, all of them to be seen. */
  | { kind: 'choice'; options: readonly Choice[]; beside?: boolean }
  /** One of a list; `placeholder` is none of them. */
  | { kind: 'select'; options: readonly Choice[]; placeholder?: string }
  | { kind: 'number'; reading: NumberForm; currency?: string }
  | { kind: 'day' }
  /** A part made by hand, and what its value is called. */
  | { kind: 'part'; part: (card: FieldCard<Form>) => ReactNode; text?: (value: unknown) => string };

/** A field of a form, as it is typed, as it is compared with what somebody else saved, and as the page of its subject shows it. */
export type FieldSpec<Form> = FieldKind<Form> & {
  name: keyof Form & string;
  label: string;
  hint?: string | undefined;
  /** Nobody saves it empty. */
  needed?: boolean;
  /** Whether it is in the form; left out for one that always is. */
  when?: (form: Form) => boolean;
  /** What the form holds for what was typed; left out where that is the same. */
  read?: (typed: string) => unknown;
};

/** Fields in their order; those of a list of their own are beside one another. */
export type FieldRows<Form> = readonly (FieldSpec<Form> | readonly FieldSpec<Form>[])[];

/** What is no text, as people read it; several parts one after another. */
const plainText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter(Boolean).join(', ')
    : String(value ?? '').trim();

/** What a field holds, as people read it; empty for nothing, and for what is none of its options. */
export const fieldText = <Form>(field: FieldSpec<Form>, value: unknown, locale: string): string => {
  const text = plainText(value);
  switch (field.kind) {
    case 'check':
      return value ? words.yes : words.no;
    case 'choice':
    case 'select':
      return field.options.find((option) => option.value === text)?.label ?? '';
    case 'number':
      if (text === '' || numberProblem(text, field.reading)) return text;
      return field.currency ? formatMoney(text, field.currency, locale) : formatDecimal(text, locale);
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text, locale) : text;
    case 'part':
      return field.text ? field.text(value) : text;
    default:
      return text;
  }
};

/** A fact of a subject’s page by the name of its field: labelled as in the form, in the locale. */
export const fieldDetails =
  <Form>(rows: FieldRows<Form>, subject: object, locale: string) =>
  (name: keyof Form & string): Detail => {
    const field = rows.flat().find((one) => one.name === name)!;
    return {
      label: field.label,
      value: fieldText(field, subject[name as keyof typeof subject], locale),
      wide: field.kind === 'long',
    };
  };
