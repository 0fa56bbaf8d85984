import { column, listed, type RowColumns, type RowOf, sqlNames } from './row.ts';
import { type BusinessTx, Missing, type Tx } from './tx.ts';

/** What of a card's row the engine of cards knows. */
export interface CardRow {
  id: string;
  version: number;
  /** Left out where none is ever taken out of use. */
  active?: boolean;
  /** Left out where none is chosen for all. */
  isDefault?: boolean;
}

/** What moves cards of a kind: a chart decides, and these write it. */
export interface MovedCards<Row extends CardRow> {
  all: (tx: Tx) => Promise<Row[]>;
  /** One held against whoever names it meanwhile, until the transaction ends. Throws `Missing`. */
  hold: (tx: Tx, id: string) => Promise<Row>;
  setActive: (tx: Tx, row: Row, active: boolean) => Promise<void>;
  remove: (tx: Tx, row: Row) => Promise<void>;
  /** Makes one the default and no other. */
  flagDefault: (tx: Tx, id: string) => Promise<void>;
}

/** Rows of cards of a kind. Whoever changes one asks for it under `lockSettings`. */
export interface CardStore<Card, Row extends CardRow> extends MovedCards<Row> {
  all: (tx: BusinessTx) => Promise<Row[]>;
  /** Throws `Missing`. */
  find: (tx: BusinessTx, id: string) => Promise<Row>;
  insert: (tx: Tx, id: string, card: Card) => Promise<void>;
  update: (tx: Tx, id: string, card: Card) => Promise<void>;
  /** True when another one has this name in whatever letters. */
  nameIsTaken: (tx: Tx, name: string, id: string) => Promise<boolean>;
}

/** How a kind of card is stored. */
interface CardTable<Typed extends RowColumns, Own extends RowColumns> {
  table: string;
  /** What is typed. */
  typed: Typed;
  /** What the product keeps beside it. */
  own: Own;
  /** In which order they are listed. */
  order: string;
  /** Names of those out of use are free. */
  freesNames?: true;
}

/** Makes one row of a table the default and no other. */
export const defaultFlag =
  (table: string) =>
  async (tx: Tx, id: string): Promise<void> => {
    const [clear, set] = [
      `update ${table} set is_default = false where business_id = $1 and is_default and id <> $2`,
      `update ${table} set is_default = true where business_id = $1 and id = $2 and not is_default`,
    ];
    await tx.query(clear, [tx.business.id, id]);
    await tx.query(set, [tx.business.id, id]);
  };

const kept = { id: column.id, version: column.int };

type StoredCard<Typed, Own> = RowOf<Typed> & RowOf<Own> & RowOf<typeof kept>;

/** The rows of a kind of card: one table with a key, a version, what is typed and what the product keeps beside it. */
export const cardStore = <Typed extends RowColumns, Own extends RowColumns>({
  table,
  typed,
  own,
  order,
  freesNames,
}: CardTable<Typed, Own>): CardStore<RowOf<Typed>, StoredCard<Typed, Own>> => {
  type Row = StoredCard<Typed, Own>;
  const columns = { ...kept, ...typed, ...own };
  const names = sqlNames(typed);
  const [one, select] = [
    'where business_id = $1 and id = $2',
    `select ${listed(columns)} from ${table} where business_id = $1`,
  ];
  const valuesOf = (tx: Tx, id: string, card: RowOf<Typed>) => [
    tx.business.id,
    id,
    ...Object.keys(typed).map((key) => card[key as keyof Typed]),
  ];
  const asked = async (tx: BusinessTx, id: string, lock = ''): Promise<Row> => {
    const [row] = await tx.query(columns, `${select} and id = $2${lock}`, [tx.business.id, id]);
    if (!row) throw new Missing();
    return row as unknown as Row;
  };
  return {
    all: async (tx) =>
      (await tx.query(columns, `${select} order by ${order}`, [tx.business.id])) as unknown as Row[],
    find: (tx, id) => asked(tx, id),
    hold: (tx, id) => asked(tx, id, ' for no key update'),
    insert: async (tx, id, card) => {
      const places = names.map((_, n) => `$${n + 3}`).join(', ');
      const statement = `insert into ${table} (business_id, id, ${names.join(', ')}) values ($1, $2, ${places})`;
      await tx.query(statement, valuesOf(tx, id, card));
    },
    update: async (tx, id, card) => {
      const set = names.map((name, n) => `${name} = $${n + 3}`).join(', ');
      await tx.query(`update ${table} set ${set}, version = version + 1 ${one}`, valuesOf(tx, id, card));
    },
    setActive: async (tx, { id }, active) => {
      const statement = `update ${table} set active = $3, version = version + 1 ${one}`;
      await tx.query(statement, [tx.business.id, id, active]);
    },
    remove: async (tx, { id }) => {
      await tx.query(`delete from ${table} ${one}`, [tx.business.id, id]);
    },
    flagDefault: defaultFlag(table),
    nameIsTaken: async (tx, name, id) => {
      const statement = `select 1 from ${table}
        where business_id = $1 and lower(name) = lower($2) and id <> $3${freesNames ? ' and active' : ''}`;
      return (await tx.query(statement, [tx.business.id, name, id])).length > 0;
    },
  };
};
