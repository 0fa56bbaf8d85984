import { chakra } from '@chakra-ui/react';
import { type Attachment, isViewable } from '../../domain/documents/attachment.ts';
import { attachments as words } from '../../domain/words/attachments.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { sizeText } from './file-size.ts';

const Rows = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1',
      paddingBlock: '10px',
      borderBottom: '1px solid {colors.line}',
    },
    '& > li > span': { flex: '1 1 180px', overflowWrap: 'anywhere' },
    '& > li > div': { display: 'flex', marginInlineStart: '-14px' },
    '& small': { display: 'block', fontSize: '13px', color: 'quiet' },
  },
});

interface FileRowsProps {
  files: readonly Attachment[];
  /** Left out where none opens. */
  onOpen?: ((file: Attachment) => void) | undefined;
  /** Shows one beside; left out where there is no place for it. */
  onShow?: ((file: Attachment) => void) | undefined;
  /** The id of the one that is shown. */
  openId?: string | undefined;
  /** Left out where none may be taken off. */
  onRemove?: ((file: Attachment) => void) | undefined;
}

/** Files by name and size, and what is done with each. */
export function FileRows({ files, onOpen, onShow, openId, onRemove }: FileRowsProps) {
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <Rows>
      {files.map((file) => {
        const act = (label: string, press: (file: Attachment) => void) => (
          <Button look="ghost" onClick={() => press(file)}>
            {label} <span className="unseen">{file.name}</span>
          </Button>
        );
        return (
          <li key={file.id}>
            <span>
              {file.name}
              <small>{sizeText(file.size, locale)}</small>
            </span>
            <div>
              {onShow && isViewable(file) && file.id !== openId && act(words.show, onShow)}
              {onOpen && act(words.open, onOpen)}
              {onRemove && act(words.remove, onRemove)}
            </div>
          </li>
        );
      })}
    </Rows>
  );
}
