import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const DELETE = {
  name: 'delete_account',
  required: true,
  params: {
    type: 'object',
    properties: { confirmation: { type: 'string', const: 'DELETE' } },
    required: ['confirmation'],
  },
};

describe('a question that is answered by typing a word', () => {
  const input = briefOf('Delete my account: what happens, and confirm by typing DELETE', { actions: [DELETE] });
  const spec = builtinSpec(input);
  const buttons = Object.values(spec.elements).filter(({ props }) => props['label'] === 'Delete account');

  test('has a field for it, and a button that can be pressed once the word is there', () => {
    expect(faultsOf(spec, input)).toEqual([]);
    expect(spec.elements['typedWord']?.props['label']).toBe('Type DELETE to confirm');
    expect(buttons.map(({ props, visible }) => [props['disabled'], visible])).toEqual([
      [true, { $state: '/typedWord', neq: 'DELETE' }],
      [undefined, { $state: '/typedWord', eq: 'DELETE' }],
    ]);
  });

  test('shows no dash for what it asks in so many words', () => {
    expect(JSON.stringify(spec)).not.toContain('What happens');
  });

  test('is a plain question where the request does not ask for typing', () => {
    const plain = builtinSpec(briefOf('Delete my account?', { actions: [DELETE] }));
    expect(plain.elements['typedWord']).toBeUndefined();
  });
});
