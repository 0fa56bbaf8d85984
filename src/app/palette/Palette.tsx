import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { search as searchWords } from '../../domain/words/everywhere.ts';
import { dialog as dialogWords, shell as shellWords, palette as words } from '../../domain/words/frame.ts';
import { useBusiness, useMay } from '../../screens/frame/business.ts';
import { takeTypedAhead } from '../../screens/frame/use-layer.ts';
import { IconButton } from '../../screens/kit/buttons/IconButton.tsx';
import { useOptions } from '../../screens/kit/fields/use-options.ts';
import { Icon } from '../../screens/kit/Icon.tsx';
import { useModal } from '../../screens/kit/use-modal.ts';
import type { NavGroup } from '../nav.ts';
import { type Acts, type Choice, fixedChoices, matching } from './choices.ts';
import { findRecords } from './find-records.ts';
import { paletteRecipe } from './palette-recipe.ts';

interface PaletteProps extends Acts {
  /** The navigation of the role. */
  groups: readonly NavGroup[];
  /** Leads to a page; the palette is gone by then. */
  onGo: (href: string) => void;
  onClose: () => void;
}

/** Goes to a page, finds a document, a customer or an item, or does something, by a few letters of its name. Open while it is mounted. */
export function Palette({ groups, onGo, onClose, onKeys, onSignOut }: PaletteProps) {
  const business = useBusiness();
  const may = useMay();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);

  const search = useCallback(
    (query: string) => (query ? findRecords(client, business, query) : []),
    [client, business],
  );
  const { options: found, searching, failed } = useOptions<Choice>(true, typed.trim(), search);
  const choices = [...matching(fixedChoices(groups, may, { onKeys, onSignOut }), typed), ...found];
  // What is chosen stays chosen while answers arrive around it; what is gone gives way to the first.
  const active = Math.max(
    0,
    choices.findIndex(({ id }) => id === chosen),
  );

  // Taken as it is shown and not as it is drawn: React may show it a while after it drew it, and until then letters are kept ahead.
  useLayoutEffect(() => {
    const ahead = takeTypedAhead();
    if (ahead) setTyped((typed) => ahead + typed);
  }, []);

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  function take(index: number) {
    const leads = choices[index]?.leads;
    if (!leads) return;
    onClose();
    if (typeof leads === 'string') onGo(leads);
    else leads();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen(choices.at((active + step) % choices.length)?.id ?? null);
    else if (event.key === 'Enter') take(active);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog.Root {...useModal(onClose, input)} recipe={paletteRecipe}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={shellWords.find}>
            <div className="head">
              <Icon name="search" />
              <input
                ref={input}
                role="combobox"
                aria-label={words.label}
                aria-expanded
                aria-controls={listId}
                aria-autocomplete="list"
                aria-activedescendant={choices.length > 0 ? `${listId}-${active}` : undefined}
                autoComplete="off"
                placeholder={words.placeholder}
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  setChosen(null);
                }}
                onKeyDown={onKeyDown}
              />
              <IconButton label={dialogWords.close} onClick={onClose}>
                <Icon name="close" />
              </IconButton>
            </div>
            <Listed id={listId} choices={choices} active={active} onTake={take} />
            <p className={choices.length > 0 ? 'unseen' : 'nothing'} role="status">
              {sentence(choices.length, searching, failed, typed)}
            </p>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function sentence(count: number, searching: boolean, failed: boolean, typed: string): string {
  if (searching) return searchWords.searching;
  if (failed) return searchWords.failed;
  return count > 0 ? words.foundCount({ count }) : searchWords.nothingFound({ text: typed.trim() });
}

interface ListedProps {
  id: string;
  choices: readonly Choice[];
  /** The index of the one that Enter takes. */
  active: number;
  onTake: (index: number) => void;
}

/** The choices under their headings. The focus stays in the text control, which answers the keys; a line is only ever pressed. */
function Listed({ id, choices, active, onTake }: ListedProps) {
  const numbered = choices.map((choice, index) => ({ choice, index }));
  const titles = [...new Set(choices.map(({ group }) => group))];
  return (
    <div id={id} role="listbox" aria-label={words.found} tabIndex={-1}>
      {titles.map((title) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list, not of fields in a form.
        <div key={title} role="group" aria-label={title}>
          <div className="group" aria-hidden>
            {title}
          </div>
          {numbered
            .filter(({ choice }) => choice.group === title)
            .map(({ choice, index }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
              <div
                key={choice.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onClick={() => onTake(index)}
              >
                <span>{choice.label}</span>
                {choice.detail && <small>{choice.detail}</small>}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
