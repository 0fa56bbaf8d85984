/** What a list of documents is narrowed to, as its address says. */
export interface DocumentListFilter {
  page: number;
  status: string;
  /** One type of several; empty for all. */
  type: string;
  search: string;
  /** A preset of dates by its name; empty for all. Days that are given go before it. */
  dates: string;
  from: string;
  to: string;
  /** Of what is owed, by the day it falls due; empty or left out for any. */
  dueFrom?: string;
  dueTo?: string;
  /** The id of one location; empty or left out for all. */
  location?: string;
  /** What credit notes made of them; empty or left out for any. */
  credited?: string;
  /** The column and the direction, as `issue_date desc`. */
  sort: string;
}

/** The days a list is narrowed to. */
export type ListDays = Pick<DocumentListFilter, 'dates' | 'from' | 'to'>;

/** What a contact's own documents are narrowed to. */
export type ContactListFilter = Pick<DocumentListFilter, 'page' | 'status' | 'search' | 'sort'>;

/** A page of rows, and how many there are. */
export interface ListedPage<Row> {
  rows: Row[];
  total: number;
}

/** How many documents stand under each tab, by what the tab asks for. */
export type TabCounts = Readonly<Record<string, number>>;

/** The number the next document of a type is likely to get, and the business's own day, which a device's clock may not know. */
export interface NextNumber {
  number: string;
  today: string;
}
