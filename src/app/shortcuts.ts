import { keys as words } from '../domain/words/frame.ts';
import { isApple, paletteKey } from './palette-key.ts';

const saveKey = isApple ? '⌘↩' : words.controlEnter;

/** Every key of the product, by where it works, for the list that `?` opens. */
export const shortcuts: readonly {
  where: string;
  keys: readonly (readonly [key: string, does: string])[];
}[] = [
  {
    where: words.everywhere,
    keys: [
      [paletteKey, words.findAnything],
      ['?', words.showKeys],
      ['Esc', words.closeOrBack],
    ],
  },
  {
    where: words.onList,
    keys: [
      ['/', words.search],
      ['n', words.makeNew],
      ['j', words.nextRow],
      ['k', words.previousRow],
      ['x', words.selectRow],
      ['Enter', words.openRow],
      ['e', words.editRow],
    ],
  },
  {
    where: words.onDocument,
    keys: [
      ['e', words.edit],
      ['n', words.makeNew],
    ],
  },
  { where: words.inForm, keys: [[saveKey, words.saveForm]] },
  {
    where: words.inLines,
    keys: [['Enter', words.downColumn]],
  },
];
