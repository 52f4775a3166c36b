import { expect, test } from 'vitest';
import { runToEnd } from '#contract/run-to-end.ts';
import { copyIn } from '#builtin/copy/copy.ts';
import { readActions } from '#builtin/understand/actions/action.ts';
import { bindingOf } from './action-button.ts';

function confirmation(name: string, description: string | undefined, isAnswered = false): unknown {
  const declared = description === undefined ? { name } : { name, description };
  const [action] = runToEnd(readActions([declared], 'en'));
  return action && bindingOf(action, { id: 7 }, copyIn('en'), isAnswered).confirm;
}

test.each([
  ['cancel_lesson', undefined],
  ['unterricht_stornieren', undefined],
  ['annuler_cours', undefined],
  ['publish_timetable', 'Lessons are fixed after this'],
  ['cerrar_curso', 'No se puede deshacer'],
])('%s is confirmed', (name, description) => {
  expect(confirmation(name, description)).toMatchObject({ confirmLabel: expect.any(String) as string });
});

test.each([
  ['discard_changes', undefined],
  ['dismiss_note', undefined],
  ['publish_timetable', 'Shows the lessons to everybody'],
])('%s is not confirmed', (name, description) => {
  expect(confirmation(name, description)).toBeUndefined();
});

test('what calls something off is not confirmed again after its dialog, and nothing beside it is called "Cancel"', () => {
  expect(confirmation('cancel_lesson', undefined, true)).toBeUndefined();
  expect(confirmation('cancel_lesson', undefined)).toMatchObject({
    confirmLabel: 'Cancel lesson',
    cancelLabel: 'Close',
  });
});
