/** Condition in SQL on events that say in which entry an expense was posted, as its index has it. */
const posting = "subject_kind = 'expense' and data ? 'entryId'";

/** The entry such an event names, in SQL. */
const entryOf = "(data ->> 'entryId')::uuid";

/**
 * The expense an entry was posted for or takes back, in SQL: the number and the id of at most one, to be joined by `on true`.
 * An expense knows its last entry alone; the others stand in its events.
 *
 * @param entry the alias of the entries
 */
export const expenseOfEntry = (entry: string): string => `(
  select x.id, x.number from event join expense x on x.business_id = event.business_id and x.id = event.subject_id
  where (${entry}.kind = 'expense' or ${entry}.reverses is not null) and event.business_id = ${entry}.business_id and ${posting}
    and ${entryOf} = any(array[${entry}.id, ${entry}.reverses]) limit 1)`;

/**
 * The entries an expense was ever posted in, in SQL.
 *
 * @param expense the parameter that holds its id
 */
export const entriesOfExpense = (expense: string): string =>
  `select ${entryOf} from event where business_id = $1 and subject_id = ${expense} and ${posting}`;
