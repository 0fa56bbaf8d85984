import { expect, test } from 'vitest';
import { deleteContactAct } from '../../server/acts/delete-contact.ts';
import { sides } from '../../src/domain/books/side.ts';
import { ada, refused } from '../support/act-world.ts';

test.each(sides.map(({ contact }) => contact))(
  'a %s is archived and taken back; one archived stays so, one who is there is not taken back',
  (role) => {
    const gone = { ...ada, deleted: true };
    expect(deleteContactAct(role, ada, 'delete')).toMatchObject({ moved: true });
    expect(deleteContactAct(role, gone, 'restore')).toMatchObject({ moved: true });
    expect(deleteContactAct(role, gone, 'delete')).toMatchObject({ moved: false });
    expect(refused(deleteContactAct(role, ada, 'restore'))).toMatchObject({
      kind: 'illegal-move',
      message: `This ${role} is not deleted.`,
    });
  },
);
