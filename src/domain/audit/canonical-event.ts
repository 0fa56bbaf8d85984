/** A row of the audit trail as it is hashed: its columns, with the instant in UTC to the microsecond. */
export interface ChainedEvent {
  businessId: string;
  id: string;
  /** Like 2026-03-02T12:00:00.000000Z. */
  at: string;
  userId: string | null;
  act: string;
  subjectKind: string;
  subjectId: string | null;
  fromStatus: string | null;
  toStatus: string | null;
  data: unknown;
  changes: unknown;
  role: string | null;
  source: string | null;
  importId: string | null;
  actId: string | null;
  partOf: string | null;
}

/** Fields of an event's data and changes that may tell of a person: names, addresses, contact and bank details, and what people type freely. */
const personal = new Set(
  `name firstName lastName person holder attention contact company companyName customer vendor email cc bcc phone whatsapp website
   address addresses street line1 line2 city state postcode zip taxId taxNumber registration vatNumber iban accountNumber accountName
   accountEnds sortCode routingNumber swiftCode bankDetails signature notes note internalNote text description purchaseDescription
   footer reason reference sentBy`.split(/\s+/),
);

/** An address of mail anywhere in a text. */
const mailAddress = /[^\s@]+@[^\s@]+/;

const sha256 = /^[0-9a-f]{64}$/;

/** What is left in a row of a value that was erased: the hash it has in the chain. */
const erasedHash = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'erased' in value && sha256.test(String(value.erased))
    ? String(value.erased)
    : null;

/** JSON whose objects have their keys in the order of their UTF-16 units, without spaces: one text for one value. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`);
  return `{${pairs.join(',')}}`;
};

/** How the personal fields of an event are hidden. */
export interface Hiding {
  /** Hashes a text with the salt of the event, in hex. */
  salted: (text: string) => string;
  /** Hears of each value that was erased. */
  erased?: () => void;
}

/** What stands for a personal value of a field. */
type Cover = (path: string, value: unknown) => unknown;

/** A personal value by its salted hash, which tells the same field's values apart and nothing of them. */
const hashOf = (path: string, value: unknown, { salted, erased }: Hiding): string => {
  const hash = erasedHash(value);
  if (hash !== null) erased?.();
  return hash ?? salted(`${path}\n${canonicalJson(value)}`);
};

const isPersonalField = (name: unknown): boolean =>
  typeof name === 'string' && name.split('.').some((part) => personal.has(part));

const covered = (path: string, value: unknown, cover: Cover): unknown => {
  if (typeof value === 'string') return mailAddress.test(value) ? cover(path, value) : value;
  if (Array.isArray(value)) return value.map((one, n) => covered(`${path}.${n}`, one, cover));
  if (typeof value !== 'object' || value === null) return value;
  if (erasedHash(value) !== null) return cover(path, value);
  const ofPerson = 'field' in value && isPersonalField(value.field);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const at = `${path}.${key}`;
      const hides = personal.has(key) || (ofPerson && key !== 'field');
      if (!hides) return [key, covered(at, one, cover)];
      return [key, one === null ? null : cover(at, one)];
    }),
  );
};

/** An event as the chain has it: what may tell of a person is there by its salted hash alone. */
export const chainedForm = (event: ChainedEvent, hiding: Hiding): Readonly<Record<string, unknown>> => {
  const cover: Cover = (path, value) => ({ personal: hashOf(path, value, hiding) });
  return {
    ...event,
    data: covered('data', event.data, cover),
    changes: covered('changes', event.changes, cover),
  };
};

/** An event's data and changes with hashes in place of every personal value; their form in the chain stays the same. */
export const erasedForm = (
  { data, changes }: Pick<ChainedEvent, 'data' | 'changes'>,
  salted: Hiding['salted'],
): Pick<ChainedEvent, 'data' | 'changes'> => {
  const cover: Cover = (path, value) => ({ erased: hashOf(path, value, { salted }) });
  return { data: covered('data', data, cover), changes: covered('changes', changes, cover) };
};
