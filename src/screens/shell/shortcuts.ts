/** The key that goes with K: as it is called on this device. */
export const paletteKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

/** Every key of the product, by where it works, for the list that `?` opens. */
export const shortcuts: readonly {
  where: string;
  keys: readonly (readonly [key: string, does: string])[];
}[] = [
  {
    where: 'Everywhere',
    keys: [
      [paletteKey, 'Find a page, a document, a customer or an item, or do something'],
      ['?', 'Show these keys'],
      ['Esc', 'Close what is open, or go back where you were'],
    ],
  },
  {
    where: 'On a list',
    keys: [
      ['/', 'Search'],
      ['n', 'Make a new one'],
      ['j', 'Next row'],
      ['k', 'Previous row'],
      ['x', 'Select the row'],
      ['Enter', 'Open the row'],
      ['e', 'Edit the row'],
    ],
  },
  {
    where: 'On a document',
    keys: [
      ['e', 'Edit it'],
      ['n', 'Write a new one'],
    ],
  },
  {
    where: 'In the lines of a form',
    keys: [['Enter', 'Go down the column; from the last line, add one']],
  },
];
