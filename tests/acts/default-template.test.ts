import { expect, test } from 'vitest';
import { deleteTemplateAct, setDefaultTemplateAct } from '../../server/acts/default-template.ts';
import { plainCard, type Template } from '../../src/domain/template/template.ts';

const template = { ...plainCard, id: 'template', isDefault: false, version: 1 } as Template;

test('another template becomes the default, one that is stays so, and either is deleted', () => {
  const first = { ...template, isDefault: true };
  expect(setDefaultTemplateAct(template)).toMatchObject({ moved: true });
  expect(setDefaultTemplateAct(first)).toMatchObject({ moved: false });
  expect(deleteTemplateAct(template)).toMatchObject({ status: 'Deleted' });
  expect(deleteTemplateAct(first)).toMatchObject({ status: 'Deleted' });
});
