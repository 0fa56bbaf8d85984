/** The spec's units as paper writes them: of one, and of any other quantity. Of single pieces nothing is said. */
export const unitWords: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Bag: ['bag', 'bags'],
  Box: ['box', 'boxes'],
  Bowl: ['bowl', 'bowls'],
  Bottle: ['bottle', 'bottles'],
  Bundles: ['bundle', 'bundles'],
  Carton: ['carton', 'cartons'],
  CM: ['cm', 'cm'],
  Dz: ['dozen', 'dozen'],
  Ea: ['', ''],
  Grams: ['g', 'g'],
  Ft: ['ft', 'ft'],
  Kg: ['kg', 'kg'],
  Km: ['km', 'km'],
  Litre: ['litre', 'litres'],
  Pack: ['pack', 'packs'],
  Pair: ['pair', 'pairs'],
  PCs: ['', ''],
  Portion: ['portion', 'portions'],
  Sachets: ['sachet', 'sachets'],
  Yard: ['yard', 'yards'],
};

/** What a card calls the units of which paper says nothing. */
const single: Readonly<Record<string, string>> = { Ea: 'Each', PCs: 'Piece' };

/** A unit as it is chosen and shown by itself: "Bag", "kg". */
export const unitName = (unit: string): string => {
  const name = single[unit] ?? unitWords[unit]?.[0] ?? unit;
  return name.length > 2 ? name.charAt(0).toUpperCase() + name.slice(1) : name;
};
