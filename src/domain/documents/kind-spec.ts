import type { Subject } from '../access/permissions.ts';
import type { Cap, PlanFlag } from '../access/plans.ts';
import type { SideName } from '../values/side-names.ts';
import type { StatusWord } from '../words/everywhere.ts';
import type { DocumentHeader, DocumentLine } from './document.ts';
import type { DocumentKind, DocumentType } from './kind.ts';

/** A page that one document is named to, and the names it may be named by; the first is how links name it. */
export interface DocumentRoute {
  path: string;
  names: readonly [string, ...string[]];
}

/** The routes of the pages of one type. */
export interface TypeRoutes {
  add: string;
  /** `byNumber`: a document is found by its number as well as by its id. */
  view: DocumentRoute & { byNumber: boolean };
  edit: DocumentRoute;
}

/** A page anybody with its link may open, and what its link's parts are called. */
export interface PublicRoute {
  path: string;
  title: string;
  business: string;
  token: string;
  document: string;
  /** Left out where the kind has one type. */
  type?: string;
}

/** The routes of the pages of a kind. */
export interface KindRoutes<Type extends DocumentType = DocumentType> {
  /** What its list is called: "Sales". The first path is how links lead there. */
  list: { title: string; paths: readonly [string, ...string[]] };
  types: Readonly<Record<Type, TypeRoutes>>;
  /** Null for a kind that nobody outside is shown. */
  public: PublicRoute | null;
}

/** One type of a kind: its words, its numbers, who may open its pages. */
export interface TypeSpec {
  kind: DocumentKind;
  /** As it begins a sentence or heads a sheet: "Invoice". */
  title: string;
  /** With its article, within a sentence: "an invoice". */
  withArticle: string;
  /** Several of it, within a sentence: "invoices". */
  several: string;
  /** What is above the other party's name on paper: "Bill to". */
  partyLabel: string;
  /** What its numbers begin with, until a business chooses. */
  numberPrefix: string;
  /** It asks for payment by a day, which paper and letters say. */
  hasDueDay: boolean;
  /** It asks for goods by a day, which paper and letters say. */
  hasDeliveryDay: boolean;
  /** It offers something until a day, which paper and letters say. */
  hasLastDay: boolean;
  /** Its paper names the bank it is to be paid into. */
  namesBank: boolean;
  /** The subject of the permission keys that open its pages. */
  permissions: Subject;
}

/** What the statuses of a kind mean to those who only look at a document. What may happen in each, its chart says. */
export interface KindStatuses {
  /** Being written: it has no number yet. */
  draft: readonly string[];
  /** Something is awaited from the other party: payment, an answer, goods. */
  open: readonly string[];
  /** Of the open ones: the other party has begun to fulfil it, so they have it. What is paid tells that of what is owed. */
  begun: readonly string[];
  /** What it bills counts as sold or bought. */
  billed: readonly string[];
  /** Nothing is owed on it any more, and nothing of it will come. */
  gone: readonly string[];
  deleted: readonly string[];
}

/** What a kind's facts are taken from: a document, or a row of a list. */
export type FactsSource = Pick<
  DocumentHeader,
  | 'subtype'
  | 'status'
  | 'statusBefore'
  | 'dueOn'
  | 'currency'
  | 'total'
  | 'settled'
  | 'writtenOff'
  | 'credited'
  | 'answer'
> & {
  lineCount: number;
  /** A row of a list has none. */
  lines?: readonly Pick<DocumentLine, 'id' | 'quantity' | 'closed'>[];
};

/** A choice of a list: what it is called, and what is asked for. */
export interface ListChoice {
  label: string;
  value: string;
  /** The list of one contact's own documents leaves it out. */
  ofAllOnly?: boolean;
}

/** How a kind is listed. */
export interface KindListing {
  /** What the day of issue is called. */
  issued: string;
  /** The tabs, by the status each asks for; the first asks for none. */
  tabs: readonly ListChoice[];
  /** The tab that deleted ones are listed under. */
  deletedUnder: string;
  /** Its orders; the first stands while nobody chose. */
  sorts: readonly ListChoice[];
}

/** All that shared code knows of a kind of document. Whoever adds one fills in a row; a missing field does not compile. */
export interface KindSpec {
  /** The first is meant where none is named. */
  types: readonly [DocumentType, ...DocumentType[]];
  /** On whose side of the books what it claims stands; null for a kind that never claims anything. */
  side: SideName | null;
  /** The role of the other party; null for a kind without one. */
  contactRole: 'customer' | 'vendor' | null;
  /** Issued, it is in the books. */
  posts: boolean;
  /** The other party wrote it, and the business enters it. */
  entered: boolean;
  /** The cap of a plan that counts its documents; null for none. */
  countedBy: Cap | null;
  /** What a plan must have for them to be written; null where every plan has it. Those that stand are shown and paid on every plan. */
  flag: PlanFlag | null;
  /** Goods go out by it: how far they have come is said beside its status, and a packing slip goes along. */
  delivers: boolean;
  /** Files can be attached to it, such as what the other party sent. */
  attaches: boolean;
  /** A line without an item may have a price below zero, which takes something off the others. */
  takesOff: boolean;
  /** The subject of the permission keys for acts on it. */
  permissions: Subject;
  statuses: KindStatuses;
  /** The word people read for each status, and the colour it is in. */
  statusWords: Readonly<Record<string, StatusWord>>;
  /** How its list is sorted while nobody chose: by when documents were added, or by their day. The last stand first. */
  sortedBy: 'all' | 'issue_date';
  listed: KindListing;
}
