import * as dialogWords from '../../domain/words/dialog.ts';
import * as words from '../../domain/words/keys.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { styled } from '../kit/styled.ts';
import { shortcuts } from './shortcuts.ts';

const Keys = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    fontSize: '14px',
    '& h3': { marginBottom: '1', fontSize: '12.5px', fontWeight: '550', color: 'quiet' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr)',
      gap: '3',
      paddingBlock: '3px',
      alignItems: 'baseline',
    },
    '& kbd': {
      padding: '1px 6px',
      border: '1px solid {colors.line}',
      borderRadius: '4px',
      fontSize: '12.5px',
      whiteSpace: 'nowrap',
    },
  },
});

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
            <dl>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Keys>
    </Dialog>
  );
}
