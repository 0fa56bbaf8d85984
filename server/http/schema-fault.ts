import type { FastifySchemaValidationError } from 'fastify';
import { patterns } from '../../src/api/contract/wire-types.ts';
import type { FieldProblem } from '../../src/domain/refusal.ts';
import { sentFaults, spokenPlace } from '../../src/domain/words/sent.ts';

/** What a schema says of a fault beside its text; each kind says some of it. */
interface Issue {
  code: string;
  expected?: string;
  format?: string;
  pattern?: string;
  origin?: string;
  minimum?: number;
  maximum?: number;
  values?: readonly unknown[];
  errors?: readonly (readonly Issue[])[];
}

const byPattern = new Map<string, (name: string) => string>([
  [String(patterns.id), sentFaults.id],
  [String(patterns.decimal), sentFaults.amount],
  [String(patterns.count), sentFaults.whole],
  [String(patterns.day), sentFaults.day],
  [String(patterns.text), sentFaults.unprintable],
]);

const byType: Readonly<Record<string, (name: string) => string>> = {
  string: sentFaults.text,
  number: sentFaults.number,
  int: sentFaults.whole,
  boolean: sentFaults.truth,
  array: sentFaults.list,
  object: sentFaults.fields,
  null: sentFaults.empty,
};

/** The words a field may be, of one choice or of several side by side; empty where there are none. */
const choicesOf = ({ values, errors }: Issue): string[] => {
  if (values) return values.map(String);
  return [...new Set((errors ?? []).flatMap((branch) => branch.flatMap(choicesOf)))];
};

const sizeFault = ({ code, origin, maximum = 0, minimum = 0 }: Issue, name: string): string => {
  const isMost = code === 'too_big';
  if (origin === 'string') return isMost ? sentFaults.long(name, maximum) : sentFaults.needed(name);
  if (origin === 'array') return isMost ? sentFaults.many(name, maximum) : sentFaults.needed(name);
  return isMost ? sentFaults.large(name, maximum) : sentFaults.small(name, minimum);
};

const sentence = (issue: Issue, name: string, isMissing: boolean): string => {
  if (isMissing) return sentFaults.missing(name);
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeFault(issue, name);
  if (issue.format === 'date') return sentFaults.day(name);
  const choices = choicesOf(issue);
  if (choices.length) return sentFaults.choice(name, choices);
  const known = byPattern.get(issue.pattern ?? '') ?? byType[issue.expected ?? ''];
  return (known ?? sentFaults.unreadable)(name);
};

const valueAt = (sent: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined | null)?.[part], sent);

/**
 * A fault found by a schema as its field and a sentence of ours that names it. The schema's own text is for developers.
 *
 * @param sent the query or body it was found in
 */
export const fieldFault = (fault: FastifySchemaValidationError, sent: unknown): FieldProblem => {
  const path = fault.instancePath.split('/').filter((part) => part !== '');
  const issue = { ...fault.params, code: fault.keyword } as Issue;
  const isMissing = path.length > 0 && valueAt(sent, path) === undefined;
  const name = path.length ? spokenPlace(path) : 'The request';
  return { field: path.join('.'), message: sentence(issue, name, isMissing) };
};
