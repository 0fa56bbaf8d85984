import type { ReactNode } from 'react';
import { formatDay, formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { conflict as words } from '../../domain/words/frame.ts';
import { type NumberForm, numberProblem } from '../kit/fields/use-number-text.ts';
import type { Detail } from '../kit/lists/DetailList.tsx';

interface Choice {
  value: string;
  label: string;
}

/** The form that a field is drawn in. */
export interface FieldCard<Form> {
  noun: string;
  form: Form;
  change(patch: Partial<Form>): void;
  /** The fault of a field, or of a part of one: `billing.city`. */
  problemOf: (name: string) => string | undefined;
  /** The props of a field's part besides its words. */
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
      /** What the browser may fill in; `off` for nothing. */
      autoComplete?: string;
      /** It has the focus when the form opens. */
      autoFocus?: boolean;
    }
  | { kind: 'long'; rows?: number }
  | { kind: 'check' }
  /** One of a few, all of them shown. */
  | { kind: 'choice'; options: readonly Choice[]; beside?: boolean }
  /** One of a list; `placeholder` is the choice of none. */
  | { kind: 'select'; options: readonly Choice[]; placeholder?: string }
  | { kind: 'number'; reading: NumberForm; currency?: string }
  | { kind: 'day' }
  /** Drawn by hand; `text` is its value as people read it. */
  | { kind: 'part'; part: (card: FieldCard<Form>) => ReactNode; text?: (value: unknown) => string };

/** A field of a form: how it is typed, compared with what somebody else saved, and shown on the page of its subject. */
export type FieldSpec<Form> = FieldKind<Form> & {
  name: keyof Form & string;
  label: string;
  hint?: string | undefined;
  /** What is typed comes on paper, so that letters a PDF can't show are named. */
  prints?: boolean;
  /** It can't be saved empty. */
  needed?: boolean;
  /** Whether the form has it now; left out for one it always has. */
  when?: (form: Form) => boolean;
  /** The value for what was typed; left out where that is the text itself. */
  read?: (typed: string) => unknown;
};

/** Fields in their order; those of an inner list are side by side. */
export type FieldRows<Form> = readonly (FieldSpec<Form> | readonly FieldSpec<Form>[])[];

/** A value as text; the parts of an address one after another. */
const plainText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter(Boolean).join(', ')
    : String(value ?? '').trim();

/** A field's value as people read it; empty for none, and for one that is not among its options. */
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

/** A fact on the page of a subject, by the name of its field: labelled as in the form, written in the locale. */
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
