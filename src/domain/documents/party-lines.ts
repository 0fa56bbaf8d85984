import { looksLikeVat, taxNumbersOf } from '../tax/tax-numbers.ts';
import { linesOf } from '../values/address.ts';
import { paper as words } from '../words/paper.ts';
import type { Party } from './document.ts';

/** The numbers of a party under what its country calls them; those of a customer, whose country is not known, by how they look. */
export const numberLines = ({ taxId, vatNumber, registration, country }: Party): string[] => {
  const called = country === undefined ? null : taxNumbersOf(country);
  const named = (label: string | null | undefined, number: string | undefined): string[] =>
    number ? [`${label ?? words.taxNumber} ${number}`] : [];
  const usual = taxId && looksLikeVat(taxId) ? words.vatNumber : words.taxNumber;
  return [
    ...named(called?.taxNumber ?? usual, taxId),
    ...named(called?.vatNumber ?? words.vatNumber, vatNumber),
    ...named(called?.registration ?? words.registration, registration),
  ];
};

/** A party as paper names it: who, where, how they are reached, and their numbers, a line each. */
export const partyLines = (party: Party): string[] =>
  [party.name, party.address, party.phone, party.email, party.website, ...numberLines(party)].flatMap(
    (text) => linesOf(text ?? ''),
  );
