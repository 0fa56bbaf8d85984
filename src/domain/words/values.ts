/** What is filled into a sentence, by name. */
export type Values<Name extends string> = Readonly<Record<Name, string>>;
