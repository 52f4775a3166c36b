import { expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';

const SCREEN: Spec = {
  root: 'page',
  state: { note: '' },
  elements: {
    page: { type: 'Stack', props: {}, children: ['files', 'note'] },
    files: { type: 'FileUpload', props: { label: 'Photos' }, children: [] },
    note: { type: 'Input', props: { label: 'Note', name: 'note', value: { $bindState: '/note' } }, children: [] },
  },
};

test('an upload is required by the frame around it', () => {
  expect(editedAsMarked(SCREEN, '[must:photos] are needed').elements['files']).toMatchObject({
    type: 'FormField',
    props: { label: 'Photos', required: true },
  });
});

test('what the words before name may be required', () => {
  const { note } = editedAsMarked(SCREEN, 'They forget the note, make [must:it] mandatory').elements;
  expect(note?.props['required']).toBe(true);
});
