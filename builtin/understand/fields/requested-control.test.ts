import { describe, expect, test } from 'vitest';
import { requestedControl, isControlName } from './requested-control.ts';

describe('Words for a control', () => {
  test.each([
    ['drop-down', 'dropdown'],
    ['Auswahlliste', 'dropdown'],
    ['liste déroulante', 'dropdown'],
    ['lista desplegable', 'dropdown'],
    ['menu a tendina', 'dropdown'],
    ['menu suspenso', 'dropdown'],
    ['radio buttons', 'radio'],
    ['botones redondos', 'radio'],
    ['searchable dropdown', 'search'],
    ['date picker', undefined],
    ['list', undefined],
  ])('%j name %s', (words, control) => {
    expect(requestedControl(words)).toBe(control);
  });

  test('are known as the name of nothing else', () => {
    expect([isControlName('Radio buttons'), isControlName('lista suspensa')]).toEqual([true, true]);
    expect([isControlName('Radio'), isControlName('Radio buttons of the studio')]).toEqual([false, false]);
  });
});
