/** The fields of a card out of what more is known of it: those that a blank card has. */
export const fieldsOf = <Card extends object>(blank: Card, known: Card): Card =>
  Object.fromEntries(Object.keys(blank).map((field) => [field, known[field as keyof Card]])) as Card;
