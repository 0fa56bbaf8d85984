import { chakra, type RecipeDefinition, type SlotRecipeDefinition } from '@chakra-ui/react';
import { DataList } from '@chakra-ui/react/data-list';
import { Kbd } from '@chakra-ui/react/kbd';
import { dialog as dialogWords, keys as words } from '../domain/words/frame.ts';
import { Button } from '../screens/kit/buttons/Button.tsx';
import { Dialog } from '../screens/kit/dialogs/Dialog.tsx';
import { shortcuts } from './shortcuts.ts';

const Keys = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    fontSize: '14px',
    '& h3': { marginBottom: '1', fontSize: '12.5px', fontWeight: '550', color: 'quiet' },
  },
});

const keysRecipe: SlotRecipeDefinition = {
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    item: {
      display: 'grid',
      gridTemplateColumns: '92px minmax(0, 1fr)',
      gap: '3',
      paddingBlock: '3px',
      alignItems: 'baseline',
    },
  },
};

const keyRecipe: RecipeDefinition = {
  base: {
    padding: '1px 6px',
    border: '1px solid {colors.line}',
    borderRadius: '4px',
    fontSize: '12.5px',
    whiteSpace: 'nowrap',
  },
};

/** The list of keys, by where each works. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={words.title}
      lead={words.lead}
      size="small"
      onClose={onClose}
      foot={<Button onClick={onClose}>{dialogWords.close}</Button>}
    >
      <Keys>
        {shortcuts.map(({ where, keys }) => (
          <section key={where}>
            <h3>{where}</h3>
            <DataList.Root recipe={keysRecipe}>
              {keys.map(([key, does]) => (
                <DataList.Item key={key}>
                  <DataList.ItemLabel>
                    <Kbd recipe={keyRecipe}>{key}</Kbd>
                  </DataList.ItemLabel>
                  <DataList.ItemValue>{does}</DataList.ItemValue>
                </DataList.Item>
              ))}
            </DataList.Root>
          </section>
        ))}
      </Keys>
    </Dialog>
  );
}
