import type { FastifySchemaValidationError } from 'fastify';
import { patterns } from '../../../src/api/wire/values.ts';
import type { FieldProblem } from '../../../src/domain/values/refusal.ts';
import { sent as sentWords } from '../../../src/domain/words/requests.ts';

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
  [String(patterns.id), sentWords.sentFaults.id],
  [String(patterns.decimal), sentWords.sentFaults.amount],
  [String(patterns.count), sentWords.sentFaults.whole],
  [String(patterns.day), sentWords.sentFaults.day],
  [String(patterns.text), sentWords.sentFaults.unprintable],
]);

const byType: Readonly<Record<string, (name: string) => string>> = {
  string: sentWords.sentFaults.text,
  number: sentWords.sentFaults.number,
  int: sentWords.sentFaults.whole,
  boolean: sentWords.sentFaults.truth,
  array: sentWords.sentFaults.list,
  object: sentWords.sentFaults.fields,
  null: sentWords.sentFaults.empty,
};

/** The words a field may be, of one choice or of several side by side; empty where there are none. */
const choicesOf = ({ values, errors }: Issue): string[] => {
  if (values) return values.map(String);
  return [...new Set((errors ?? []).flatMap((branch) => branch.flatMap(choicesOf)))];
};

const sizeFault = ({ code, origin, maximum = 0, minimum = 0 }: Issue, name: string): string => {
  const isMost = code === 'too_big';
  if (origin === 'string')
    return isMost ? sentWords.sentFaults.long(name, maximum) : sentWords.sentFaults.needed(name);
  if (origin === 'array')
    return isMost ? sentWords.sentFaults.many(name, maximum) : sentWords.sentFaults.needed(name);
  return isMost ? sentWords.sentFaults.large(name, maximum) : sentWords.sentFaults.small(name, minimum);
};

const sentence = (issue: Issue, name: string, isMissing: boolean): string => {
  if (isMissing) return sentWords.sentFaults.missing(name);
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeFault(issue, name);
  if (issue.format === 'date') return sentWords.sentFaults.day(name);
  const choices = choicesOf(issue);
  if (choices.length) return sentWords.sentFaults.choice(name, choices);
  const known = byPattern.get(issue.pattern ?? '') ?? byType[issue.expected ?? ''];
  return (known ?? sentWords.sentFaults.unreadable)(name);
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
  const name = path.length ? sentWords.spokenPlace(path) : 'The request';
  return { field: path.join('.'), message: sentence(issue, name, isMissing) };
};
