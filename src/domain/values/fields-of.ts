/** The fields of a card out of what more is known of it: those that a blank card has. */
export const fieldsOf = <Card extends object>(blank: Card, known: Card): Card =>
  Object.fromEntries(Object.keys(blank).map((field) => [field, known[field as keyof Card]])) as Card;

/** A card of texts as it was typed: blank where something was left out. */
export const typedCard = <Card extends object>(
  blank: Card,
  typed: { [Field in keyof Card]?: Card[Field] | undefined },
): Card =>
  Object.fromEntries(
    Object.entries(blank).map(([field, left]) => [field, typed[field as keyof Card] ?? left]),
  ) as Card;
