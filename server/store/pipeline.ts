import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { typeParser, types } from './database.ts';
import { answerMs, DatabaseSilent } from './database-fault.ts';
import { type AnsweredColumn, answers, keyOf, type Query, queryBy, rowsFrom, type Statement } from './row.ts';

/** The messages of PostgreSQL's extended protocol, as pg's connection sends them. Source: pg, lib/connection.js. */
interface Wire {
  stream: Writable;
  close: (statement: { type: 'S'; name: string }) => void;
  parse: (statement: { name: string; text: string }) => void;
  bind: (portal: { statement: string; values: readonly unknown[] }) => void;
  describe: (portal: { type: 'P'; name: '' }) => void;
  execute: (portal: { portal: ''; rows: 0 }) => void;
  sync: () => void;
}

type Row = Record<string, unknown>;

interface ReadColumn extends AnsweredColumn {
  read: (text: string) => unknown;
}

interface Sent extends Statement {
  name: string;
  values: readonly unknown[];
  columns: ReadColumn[];
  /** What a row has each column by, of those it is read by. Statements of one text may be read by other columns each. */
  keys: (string | undefined)[] | undefined;
  rows: Row[];
  answered: (rows: Row[]) => void;
  failed: (error: Error) => void;
}

/** What each connection has prepared: the columns of a statement's rows by its name, which need not be described again. */
const preparedOn = new WeakMap<object, Map<string, ReadColumn[]>>();

const names = new Map<string, string>();

/** The name a statement is prepared under, made from its text. */
export const nameOf = (text: string): string => {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return name;
};

/**
 * Statements that travel together and are answered together: one write, one wait. pg's own pipeline ends every statement
 * with a Sync, at which PostgreSQL sends what it has: each answer woke the server by itself, for a fifth of a millisecond.
 * Carried out in their order; what comes after a failed one is not, and fails with it.
 */
class Pipeline implements pg.Submittable {
  readonly statements: Sent[] = [];
  #known = new Map<string, ReadColumn[]>();
  #at = 0;
  #isWritten = false;
  #silence: NodeJS.Timeout | undefined;
  #over: (() => void) | undefined;
  readonly #answerMs: number;

  constructor(answerMs: number) {
    this.#answerMs = answerMs;
  }

  get isWritten(): boolean {
    return this.#isWritten;
  }

  /** Has the connection carry it out, which has nothing else to do; `over` is called once it can take another. */
  startOn(client: pg.ClientBase, over: () => void): void {
    this.#over = over;
    client.query(this);
  }

  #isOver(): void {
    clearTimeout(this.#silence);
    const over = this.#over;
    this.#over = undefined;
    over?.();
  }

  add({ text, values = [], row }: Statement): Promise<Row[]> {
    return new Promise((answered, failed) => {
      this.statements.push({
        name: nameOf(text),
        text,
        values: values.map(prepareValue),
        row,
        columns: [],
        keys: undefined,
        rows: [],
        answered,
        failed,
      });
    });
  }

  /** Sends it, once: to be carried out at its turn, or behind what the connection carries out now, whose answers come first. */
  write(wire: Wire): void {
    if (this.#isWritten) return;
    this.#isWritten = true;
    this.#known = preparedOn.get(wire) ?? new Map();
    preparedOn.set(wire, this.#known);
    const sent = new Set<string>();
    wire.stream.cork();
    for (const statement of this.statements) {
      const { name, text, values } = statement;
      const known = this.#known.get(name);
      if (known) statement.columns = known;
      if (!known && !sent.has(name)) {
        // A pipeline that failed may have left it prepared; closing what is not there is no error.
        wire.close({ type: 'S', name });
        wire.parse({ name, text });
        sent.add(name);
      }
      wire.bind({ statement: name, values });
      if (!known) wire.describe({ type: 'P', name: '' });
      wire.execute({ portal: '', rows: 0 });
    }
    wire.sync();
    wire.stream.uncork();
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    this.write(wire);
    // pg's own time-out knows nothing of several statements in one query.
    this.#silence = setTimeout(() => {
      const silent = new DatabaseSilent('PostgreSQL does not answer.');
      this.handleError(silent);
      wire.stream.destroy(silent);
    }, this.#answerMs);
  }

  get #current(): Sent {
    return this.statements[this.#at]!;
  }

  handleRowDescription({ fields }: { fields: AnsweredColumn[] }): void {
    this.#current.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      dataTypeID,
      read: typeParser(dataTypeID),
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const current = this.#current;
    const { columns } = current;
    current.keys ??= columns.map(({ name }) => keyOf(current.row, name));
    const row: Row = {};
    for (const [index, key] of current.keys.entries()) {
      if (key === undefined) continue;
      const text = fields[index]!;
      row[key] = text === null ? null : columns[index]!.read(text);
    }
    current.rows.push(row);
  }

  handleCommandComplete(): void {
    const { name, columns, rows, answered } = this.#current;
    this.#known.set(name, columns);
    answers.listener?.(this.#current, columns, rows);
    this.#at += 1;
    this.#silence?.refresh();
    answered(rows);
  }

  handleError(error: Error): void {
    // Prepared anew the next time: another server may have changed the table under it.
    if (this.#at < this.statements.length) this.#known.delete(this.#current.name);
    for (const { failed } of this.statements.slice(this.#at)) failed(error);
    this.#at = this.statements.length;
    // A connection that broke says nothing more; what comes after is told so by it.
    this.#isOver();
  }

  handleReadyForQuery(): void {
    this.#isOver();
  }
}

/** The statements one after another, a round trip each and none of them prepared, with the outcome a pipeline would have. */
const oneByOne = async (
  client: pg.ClientBase,
  statements: readonly Sent[],
  withinMs: number,
): Promise<void> => {
  let fault: Error | undefined;
  for (const sent of statements) {
    const { text, values, answered, failed } = sent;
    if (fault) {
      failed(fault);
      continue;
    }
    try {
      const statement = {
        text,
        values: [...values],
        types,
        rowMode: 'array' as const,
        query_timeout: withinMs,
      };
      const { rows, fields } = await client.query(statement);
      answered(rowsFrom(sent, fields, rows) as Row[]);
    } catch (error) {
      fault = error as Error;
      failed(fault);
    }
  }
};

/**
 * What a connection is to carry out, in the order it is handed over. The next leaves while one is under way, so that PostgreSQL begins it the
 * moment it has ended that: what it was sent only then, it waited for. Pg would keep a queue of its own, but no longer from its next version on.
 */
const queueOn = (client: pg.ClientBase): ((pipeline: Pipeline) => void) => {
  const waiting: Pipeline[] = [];
  let current: Pipeline | undefined;
  const begin = (pipeline: Pipeline | undefined): void => {
    current = pipeline;
    pipeline?.startOn(client, () => begin(waiting.shift()));
  };
  return (pipeline) => {
    if (!current) return begin(pipeline);
    if ((waiting.at(-1) ?? current).isWritten)
      pipeline.write((client as unknown as { connection: Wire }).connection);
    waiting.push(pipeline);
  };
};

/**
 * Statements of one connection, each prepared under a name made from its text, so that PostgreSQL parses and plans it
 * once. Those sent in one turn of the event loop leave as one pipeline.
 *
 * @param pipelined false sends each by itself, in the same order and with the same outcome: for a connection pooler that
 * can't take pipelines, and to tell whether a fault is theirs
 * @param withinMs how long the next answer is waited for
 */
export const pipelineOn = (client: pg.ClientBase, pipelined = true, withinMs = answerMs): Query => {
  const queue = queueOn(client);
  let open: Pipeline | null = null;
  let before: Promise<void> = Promise.resolve();
  return queryBy((statement) => {
    if (!open) {
      const opened = new Pipeline(withinMs);
      open = opened;
      process.nextTick(() => {
        open = null;
        if (pipelined) queue(opened);
        else before = before.then(() => oneByOne(client, opened.statements, withinMs));
      });
    }
    return open.add(statement);
  });
};
