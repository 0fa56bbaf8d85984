import { column, listed, type RowColumns, type RowOf, sqlNames } from './row.ts';
import { type BusinessTx, Missing, type Tx } from './tx.ts';

/** What the engine of cards knows of a row. */
export interface CardRow {
  id: string;
  version: number;
  /** Absent where cards are never taken out of use. */
  active?: boolean;
  /** Absent where none is the default. */
  isDefault?: boolean;
}

/** The statements that move cards of a kind: its chart decides, and these write it. */
export interface MovedCards<Row extends CardRow> {
  all: (tx: Tx) => Promise<Row[]>;
  /** One, locked until the transaction ends, so that nobody chooses it meanwhile. Throws `Missing`. */
  hold: (tx: Tx, id: string) => Promise<Row>;
  setActive: (tx: Tx, row: Row, active: boolean) => Promise<void>;
  remove: (tx: Tx, row: Row) => Promise<void>;
  /** Makes one the default and no other. */
  flagDefault: (tx: Tx, id: string) => Promise<void>;
  /** Whether another card has this name, in any capitalisation; absent where its name isn't its own. */
  nameIsTaken?: (tx: Tx, name: string, id: string) => Promise<boolean>;
}

/** The rows of a kind of card. One that will be changed is read under `lockSettings`. */
export interface CardStore<Card, Row extends CardRow> extends MovedCards<Row> {
  all: (tx: BusinessTx) => Promise<Row[]>;
  /** Throws `Missing`. */
  find: (tx: BusinessTx, id: string) => Promise<Row>;
  /** Those with these ids, in the order of their ids. Throws `Missing` if one isn't there. */
  some: (tx: BusinessTx, ids: readonly string[]) => Promise<Row[]>;
  insert: (tx: Tx, id: string, card: Card) => Promise<void>;
  update: (tx: Tx, id: string, card: Card) => Promise<void>;
  nameIsTaken: (tx: Tx, name: string, id: string) => Promise<boolean>;
}

/** How a kind of card is stored. */
interface CardTable<Typed extends RowColumns, Own extends RowColumns> {
  table: string;
  /** The columns that are typed. */
  typed: Typed;
  /** The columns that the product sets itself. */
  own: Own;
  /** The order of the list, in SQL. */
  order: string;
  /** The name of a card that is out of use may be taken by another. */
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

/** The statements of a kind of card: one table with an id, a version, the columns that are typed and the product's own. */
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
    some: async (tx, ids) => {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return [];
      const statement = `${select} and id = any($2) order by id`;
      const rows = await tx.query(columns, statement, [tx.business.id, wanted]);
      if (rows.length < wanted.length) throw new Missing();
      return rows as unknown as Row[];
    },
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
