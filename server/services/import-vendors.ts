import { sideOfRole } from '../../src/domain/books/side.ts';
import { blankCards } from '../../src/domain/contact/contact.ts';
import type { UnknownVendors } from '../../src/domain/import/run.ts';
import { joined } from '../../src/domain/plan/plan.ts';
import { contactsNamed } from '../store/contacts/known-contacts.ts';
import { newId } from '../store/database/new-id.ts';
import { Refused, type Tx } from '../store/database/tx.ts';
import type { Planned } from './import-kind.ts';
import { addContact } from './save-contact.ts';

/** The vendors that rows may name and may be without: those that are here, and those that are added as somebody chose. */
export class NamedVendors {
  /** By name in small letters; of several with one name, the oldest. */
  readonly #ids: Map<string, string>;
  /** The ids that vendors get who are to be added with the first row that needs them. */
  readonly #coming = new Map<string, string>();
  readonly #unknown: UnknownVendors | undefined;

  private constructor(ids: Map<string, string>, unknown: UnknownVendors | undefined) {
    [this.#ids, this.#unknown] = [ids, unknown];
  }

  /** @param unknown what becomes of a vendor there is none of; left out, naming one is a fault */
  static async of(
    tx: Tx,
    names: readonly string[],
    unknown: UnknownVendors | undefined,
  ): Promise<NamedVendors> {
    const small = [...new Set(names.map((name) => name.toLowerCase()))].filter(Boolean);
    const here = small.length === 0 ? [] : await contactsNamed(tx, 'vendor', small);
    return new NamedVendors(new Map(here.map(({ name, id }) => [name.toLowerCase(), id])), unknown);
  }

  /** The id of a vendor; null for none, undefined where there is none of that name and nobody chose what becomes of it. */
  idOf(name: string): string | null | undefined {
    if (name === '') return null;
    const key = name.toLowerCase();
    const known = this.#ids.get(key) ?? this.#coming.get(key);
    if (known) return known;
    if (this.#unknown !== 'create') return this.#unknown === 'empty' ? null : undefined;
    const id = newId();
    this.#coming.set(key, id);
    return id;
  }

  /** Writes what names a vendor, who is added first where there is none: neither is, where the writing is refused. */
  async before<Written extends Planned>(
    tx: Tx,
    name: string,
    write: () => Promise<Written>,
  ): Promise<Written> {
    const key = name.toLowerCase();
    const id = this.#coming.get(key);
    if (!id) return write();
    await tx.query('savepoint vendor');
    try {
      const card = { ...blankCards.vendor, name };
      const added = await addContact(tx, sideOfRole('vendor'), { id, card, opening: null });
      const written = await write();
      await tx.query('release savepoint vendor');
      this.#coming.delete(key);
      this.#ids.set(key, id);
      return { ...written, plan: joined(added, written.plan) };
    } catch (error) {
      if (error instanceof Refused) await tx.query('rollback to savepoint vendor');
      throw error;
    }
  }
}
